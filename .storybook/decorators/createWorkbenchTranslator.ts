import { createTranslator, pseudoTranslate, type Translate } from '@vitrine/ui/i18n';
import en from '../../docs-app/translations/ui.json';
import zh from '../../docs-app/translations/ui-zh.json';

/** English as a language that nobody speaks: what stays readable is not in the dictionary. */
const pseudo = Object.fromEntries(
  Object.entries(en).map(([key, text]) => [key, pseudoTranslate(text)]),
);

/** Creates the translator of a story; a missing text is a console warning, which fails the story's test. */
export function createWorkbenchTranslator(language: string): Translate {
  return createTranslator({ language, dictionaries: { en, zh, pseudo }, warn: console.warn });
}
