import { dictionaryLanguage, type Dictionary, type Language } from '@vitrine/ui/core';

const files = import.meta.glob<Dictionary>('/translations/*.json', {
  eager: true,
  import: 'default',
});

/** Collects the dictionaries of a subject, such as `ui`, by the language of their file (I18N-1). */
function joinDictionaries(subject: string): Partial<Record<Language, Dictionary>> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, dictionary]) => {
      const fileName = path.split('/').at(-1) ?? '';
      const language = dictionaryLanguage(fileName);
      const isMatch = fileName === `${subject}.json` || fileName === `${subject}-${language}.json`;
      return language && isMatch ? [[language, dictionary]] : [];
    }),
  );
}

/** All UI strings by language; only the server bundle contains every language. */
export const dictionaries = joinDictionaries('ui');

const navTitles = joinDictionaries('nav');

/** Returns the translation of a navigation title; undefined in English or when it is missing. */
export function translateNavTitle(language: Language, title: string): string | undefined {
  const titles = navTitles[language];
  return language !== 'en' && titles && Object.hasOwn(titles, title) ? titles[title] : undefined;
}
