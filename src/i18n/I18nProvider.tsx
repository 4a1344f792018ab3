import * as React from 'react';
import { createStrictContext } from '../internal/createStrictContext.ts';
import type { Translate } from './createTranslator.ts';
import { localizePathname, markedLanguage, type Language } from './languages.ts';

interface I18n {
  translate: Translate;
  language: Language;
}

const [I18nContext, useI18n] = createStrictContext<I18n>('I18n');

export interface I18nProviderProps extends I18n {
  /** Components that translate their text. */
  children?: React.ReactNode;
}

/** Provides the interface language and its translations to components. */
export function I18nProvider({ translate, language, children }: I18nProviderProps) {
  const value = React.useMemo(() => ({ translate, language }), [translate, language]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Returns the function that translates a key. */
export function useTranslate(): Translate {
  return useI18n().translate;
}

/** Returns the language of the interface. */
export function useLanguage(): Language {
  return useI18n().language;
}

/** Returns the `lang` attribute for interface text on English pages; undefined for English. */
export function useInterfaceLang(): Language | undefined {
  return markedLanguage(useI18n().language);
}

/** Returns a function that adds the language prefix to site paths; keeps other URLs. */
export function useLocalPath(): (href: string) => string {
  const { language } = useI18n();
  return React.useCallback(
    (href) => (href.startsWith('/') ? localizePathname(language, href) : href),
    [language],
  );
}
