import type { NavStorage } from '@vitrine/ui';

/** Connects the navigation to the tab's own storage; denied storage costs only memory. */
export const tabStorage: NavStorage = {
  read(key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Without storage the navigation begins anew on each page.
    }
  },
};
