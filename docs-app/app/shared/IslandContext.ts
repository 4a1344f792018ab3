import type { CodeStore, Language, SettingsStore, Translate } from '@vitrine/ui';

/** Stores and translations that the islands of an article share. */
export interface IslandContext {
  settings: SettingsStore;
  code: CodeStore;
  translate: Translate;
  language: Language;
}
