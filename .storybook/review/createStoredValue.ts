import { createStore, type Store } from '@vitrine/ui/core';

/** Value that all tabs share in `localStorage`. */
export interface StoredValue<Value> extends Pick<Store<Value>, 'get' | 'subscribe'> {
  /** Changes the newest value, which another tab may have stored. */
  change: (edit: (current: Value) => Value) => void;
}

/** Creates a stored value, which stays in memory when the storage is full or blocked. */
export function createStoredValue<Value>(
  key: string,
  parse: (text: string | null) => Value,
  format: (value: Value) => string,
): StoredValue<Value> {
  let isStored = true;
  const attempt = <Result>(access: () => Result): Result | null => {
    try {
      const result = access();
      isStored = true;
      return result;
    } catch {
      isStored = false;
      return null;
    }
  };
  const read = () => parse(attempt(() => window.localStorage.getItem(key)));
  const { get, set, subscribe } = createStore(read());
  // Browsers fire this event in other tabs only. The key is null when the storage is cleared.
  window.addEventListener('storage', (event) => {
    if (isStored && (event.key === key || event.key === null)) set(read());
  });
  return {
    ...{ get, subscribe },
    change(edit) {
      set(edit(isStored ? read() : get()));
      attempt(() => window.localStorage.setItem(key, format(get())));
    },
  };
}
