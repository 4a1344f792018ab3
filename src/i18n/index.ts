export {
  createTranslator,
  type Dictionary,
  type Translate,
  type TranslatorOptions,
} from './createTranslator.ts';
export {
  DEFAULT_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  localizePathname,
  type Language,
} from './languages.ts';
export { pseudoTranslate } from './pseudoTranslate.ts';
export {
  I18nProvider,
  useInterfaceLang,
  useLanguage,
  useLocalPath,
  useTranslate,
  type I18nProviderProps,
} from './I18nProvider.tsx';
