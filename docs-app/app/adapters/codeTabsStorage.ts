import type { CodeTabsStorage } from '@vitrine/ui';
import { onOutsideWrite, siteStorage } from './browserStorage.ts';

/** Stores the chosen code tabs; blocked storage only makes the choice temporary. */
export const codeTabsStorage: CodeTabsStorage = {
  ...siteStorage,
  onOutsideChange(listener) {
    const end = new AbortController();
    onOutsideWrite(listener, end);
    return () => end.abort();
  },
};
