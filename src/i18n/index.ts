export {
  createTranslator,
  type Dictionary,
  type Translate,
  type TranslatorOptions,
} from './createTranslator.ts';
export { I18nProvider, useTranslate, type I18nProviderProps } from './I18nProvider.tsx';
