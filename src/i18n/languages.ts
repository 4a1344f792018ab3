/** Languages of the interface; page text is English in both (PRD-4). */
export const LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of addresses without a prefix. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };

/** Matches a whole first segment that names a language, such as `/zh` of `/zh/material-ui` (PTH-1). */
export const LANGUAGE_PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/?#]|$)`);

/** Language to mark on words of the interface that stand in English text; nothing where all is English. */
export function markedLanguage(language: Language): Language | undefined {
  return language === DEFAULT_LANGUAGE ? undefined : language;
}

/** Writes a path of the site in a language; English has no prefix, unless the path would read as one. */
export function localizePathname(language: Language, pathname: string): string {
  if (language === DEFAULT_LANGUAGE && !LANGUAGE_PREFIX.test(pathname)) return pathname;
  return `/${language}${pathname === '/' ? '' : pathname}`;
}
