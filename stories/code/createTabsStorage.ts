import type { CodeTabsStorage } from '@vitrine/ui/code';

/** A storage in memory, in which another tab of the browser can write too. */
export interface MemoryTabsStorage extends CodeTabsStorage {
  values: Map<string, string>;
  writeOutside: (key: string, value: string) => void;
}

/** Creates a storage for tabs of code that remembers in memory. */
export function createTabsStorage(): MemoryTabsStorage {
  const values = new Map<string, string>();
  const listeners = new Set<(key: string) => void>();
  return {
    values,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    onOutsideChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    writeOutside(key, value) {
      values.set(key, value);
      for (const listener of listeners) listener(key);
    },
  };
}
