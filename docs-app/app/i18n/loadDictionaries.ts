import { dictionaryLanguage, type Dictionary, type Language } from '@vitrine/ui/core';
import en from '../../translations/ui.json';

const loaders = import.meta.glob<Dictionary>('/translations/ui-*.json', { import: 'default' });

/** Loads the UI strings of a language; English is always included as the fallback. */
export async function loadDictionaries(
  language: Language,
): Promise<Partial<Record<Language, Dictionary>>> {
  const load = Object.entries(loaders).find(
    ([path]) => dictionaryLanguage(path.split('/').at(-1) ?? '') === language,
  )?.[1];
  return { en, ...(load && { [language]: await load() }) };
}
