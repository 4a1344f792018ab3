import { createTranslator, pseudoTranslate, type Translate } from '@vitrine/ui/i18n';
import en from '../../docs-app/translations/ui.json';
import zh from '../../docs-app/translations/ui-zh.json';

/** Pseudo-translation of the English texts; text that stays readable is not in the dictionary. */
const pseudo = Object.fromEntries(
  Object.entries(en).map(([key, text]) => [key, pseudoTranslate(text)]),
);

/** Creates the translator of a story; warns of missing texts, which fails the story's test. */
export function createWorkbenchTranslator(language: string): Translate {
  return createTranslator({ language, dictionaries: { en, zh, pseudo }, warn: console.warn });
}
