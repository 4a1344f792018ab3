/** Creates an in-memory storage that lasts as long as its document. */
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

/** Replaces storage and cookies by stubs, because the browser blocks them in the sandbox. */
export function stubStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: createMemoryStorage(), configurable: true });
  }
  Object.defineProperty(document, 'cookie', { value: '', writable: true });
}
