interface TextStorage {
  read: (key: string) => string | null;
  /** Tells whether it was kept. */
  write: (key: string, value: string) => boolean;
}

/** Connects to a storage of the browser; one that is denied or full keeps nothing. */
function connectStorage(open: () => Storage): TextStorage {
  return {
    read(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        return open().getItem(key) === value;
      } catch {
        return false;
      }
    },
  };
}

/** What is kept for all tabs and later visits. */
export const siteStorage = connectStorage(() => localStorage);

/** What is kept for this tab. */
export const tabStorage = connectStorage(() => sessionStorage);

/** Calls when something else may have written: with the key, or with null when it may have been any. */
export function onOutsideWrite(
  listener: (key: string | null) => void,
  options?: AddEventListenerOptions,
): void {
  addEventListener('storage', ({ key }) => listener(key), options);
  // A page kept by the browser may have missed what other tabs wrote.
  addEventListener('pageshow', ({ persisted }) => persisted && listener(null), options);
}
