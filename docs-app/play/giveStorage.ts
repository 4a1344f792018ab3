/** Gives demos a storage that lasts as long as the frame: a nameless origin has none, and libraries expect one. */
export function giveStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: createStorage() });
  }
}

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(`${key}`) ?? null,
    setItem: (key, value) => void items.set(`${key}`, `${value}`),
    removeItem: (key) => void items.delete(`${key}`),
    clear: () => items.clear(),
  };
}
