import { DEFAULT_LANGUAGE, type Language } from '@vitrine/ui';

/** Returns the language of the document. */
export function readLanguage(): Language {
  return document.documentElement.lang === 'zh' ? 'zh' : DEFAULT_LANGUAGE;
}
