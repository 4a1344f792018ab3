/** Creates a storage that forgets everything with its document. */
function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(`${key}`) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(`${key}`),
    setItem: (key, value) => void items.set(`${key}`, `${value}`),
  };
}

/** Gives demos a storage and cookies that reach nobody, where the browser would only refuse. */
export function stubStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: createMemoryStorage(), configurable: true });
  }
  Object.defineProperty(document, 'cookie', { value: '', writable: true });
}
