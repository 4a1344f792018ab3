import { createTranslator, pseudoTranslate, type Translate } from '@vitrine/ui/i18n';
import en from '../../docs-app/translations/ui.json';
import zh from '../../docs-app/translations/ui-zh.json';

/** Pseudo-localized English strings. Hard-coded text stands out because it has no accents. */
const pseudo = Object.fromEntries(
  Object.entries(en).map(([key, text]) => [key, pseudoTranslate(text)]),
);

/** Creates the translator of a story. A missing key logs a warning, which fails the test. */
export function createWorkbenchTranslator(language: string): Translate {
  return createTranslator({ language, dictionaries: { en, zh, pseudo }, warn: console.warn });
}
