import type { CodeTabsStorage } from '@vitrine/ui';
import { onOutsideWrite, siteStorage } from './browserStorage.ts';

/** Keeps the chosen tabs of code; denied storage costs only memory. */
export const codeTabsStorage: CodeTabsStorage = {
  ...siteStorage,
  onOutsideChange(listener) {
    const end = new AbortController();
    onOutsideWrite(listener, end);
    return () => end.abort();
  },
};
