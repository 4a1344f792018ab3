interface TextStorage {
  read: (key: string) => string | null;
  /** Returns whether the value was stored. */
  write: (key: string, value: string) => boolean;
}

/** Wraps local or session storage so that no method throws when the storage is blocked or full. */
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

/** Local storage, for all tabs and later visits. */
export const siteStorage = connectStorage(() => localStorage);

/** Session storage, for this tab. */
export const tabStorage = connectStorage(() => sessionStorage);

/** Removes a value from the session storage. A method would enlarge the bootstrap script. */
export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage has no value to remove.
  }
}

/** Calls the listener with the key that another tab changed; null when it removed all keys. */
export function onOutsideWrite(
  listener: (key: string | null) => void,
  options?: AddEventListenerOptions,
): void {
  addEventListener('storage', ({ key }) => listener(key), options);
  // A page receives no storage events while it is in the back/forward cache.
  let left: Texts | undefined;
  addEventListener('pagehide', () => (left = readAll()), options);
  addEventListener(
    'pageshow',
    () => {
      if (left) for (const key of listChangedKeys(left, readAll())) listener(key);
    },
    options,
  );
}

type Texts = Readonly<Record<string, string>>;

function readAll(): Texts {
  try {
    return { ...localStorage };
  } catch {
    return {};
  }
}

function listChangedKeys(before: Texts, after: Texts): string[] {
  return Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
}
