import { dictionaryLanguage, type Dictionary, type Language } from '@vitrine/ui/core';

const files = import.meta.glob<Dictionary>('/translations/*.json', {
  eager: true,
  import: 'default',
});

/** Joins the dictionaries of one subject, by language; a file's name tells which is which (I18N-1). */
function joinDictionaries(subject: string): Partial<Record<Language, Dictionary>> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, dictionary]) => {
      const fileName = path.split('/').at(-1) ?? '';
      const language = dictionaryLanguage(fileName);
      const isOurs = fileName === `${subject}.json` || fileName === `${subject}-${language}.json`;
      return language && isOurs ? [[language, dictionary]] : [];
    }),
  );
}

/** Every text of the interface, by language; only the server has them all. */
export const dictionaries = joinDictionaries('ui');

const navTitles = joinDictionaries('nav');

/** Finds the translation of a navigation entry's title; English has none. */
export function translateNavTitle(language: Language, title: string): string | undefined {
  const titles = navTitles[language];
  return language !== 'en' && titles && Object.hasOwn(titles, title) ? titles[title] : undefined;
}
