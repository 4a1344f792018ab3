import type { CodeTabsStorage } from '@vitrine/ui';
import { onOutsideWrite, siteStorage } from './browserStorage.ts';

/** Stores the selected code tabs. When storage is blocked, the selection is temporary. */
export const codeTabsStorage: CodeTabsStorage = {
  ...siteStorage,
  onOutsideChange(listener) {
    const end = new AbortController();
    onOutsideWrite(listener, end);
    return () => end.abort();
  },
};
