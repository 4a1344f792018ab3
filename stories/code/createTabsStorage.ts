import type { CodeTabsStorage } from '@vitrine/ui/code';

/** In-memory storage. `writeOutside` simulates a write of another browser tab. */
export interface MemoryTabsStorage extends CodeTabsStorage {
  values: Map<string, string>;
  writeOutside: (key: string, value: string) => void;
}

/** Creates an in-memory storage for code tabs. */
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
