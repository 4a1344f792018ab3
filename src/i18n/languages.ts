/** Languages of the interface; page text is English in both (PRD-4). */
export const LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Language of paths without a language prefix. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Native name of each language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };

/** Matches a whole first segment that is a language, such as `/zh` in `/zh/material-ui` (PTH-1). */
export const LANGUAGE_PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/?#]|$)`);

/** Returns the `lang` attribute for interface text on English pages; undefined for English. */
export function markedLanguage(language: Language): Language | undefined {
  return language === DEFAULT_LANGUAGE ? undefined : language;
}

/** Adds the language prefix to a path. Adds `/en` only when the path starts with a language. */
export function localizePathname(language: Language, pathname: string): string {
  if (language === DEFAULT_LANGUAGE && !LANGUAGE_PREFIX.test(pathname)) return pathname;
  return `/${language}${pathname === '/' ? '' : pathname}`;
}
