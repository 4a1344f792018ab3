import type { CodeStore, Language, SettingsStore, Translate } from '@vitrine/ui';
import type { PageDemos } from '../../model/page.types.ts';

/** Stores and translations that the islands of an article share. */
export interface IslandContext {
  settings: SettingsStore;
  code: CodeStore;
  translate: Translate;
  language: Language;
  /** Modules of the demos of the page. */
  demos: PageDemos;
}
