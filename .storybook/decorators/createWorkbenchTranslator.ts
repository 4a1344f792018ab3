import { createTranslator, type Translate } from '@vitrine/ui';
import en from '../../docs-app/translations/ui.json';
import zh from '../../docs-app/translations/ui-zh.json';

/** Creates the translator of a story; a missing text is a console warning, which fails the story's test. */
export function createWorkbenchTranslator(language: string): Translate {
  return createTranslator({ language, dictionaries: { en, zh }, warn: console.warn });
}
