import type { CodeTabsStorage } from '@vitrine/ui';

/** Connects the tabs of code to the browser's storage; denied storage costs only memory. */
export const codeTabsStorage: CodeTabsStorage = {
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice holds until the page is left.
    }
  },
  onOutsideChange(listener) {
    const handleStorage = ({ key }: StorageEvent) => listener(key);
    // A page kept by the browser may have missed what other tabs chose.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && listener(null);
    addEventListener('storage', handleStorage);
    addEventListener('pageshow', handleShow);
    return () => {
      removeEventListener('storage', handleStorage);
      removeEventListener('pageshow', handleShow);
    };
  },
};
