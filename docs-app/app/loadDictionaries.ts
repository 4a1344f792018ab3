import type { Dictionary, Language } from '@vitrine/ui';
import en from '../translations/ui.json';

/** Loads the texts of a language; English is always there, as the fallback. */
export async function loadDictionaries(
  language: Language,
): Promise<Partial<Record<Language, Dictionary>>> {
  if (language === 'en') return { en };
  const { default: zh } = await import('../translations/ui-zh.json');
  return { en, zh };
}
