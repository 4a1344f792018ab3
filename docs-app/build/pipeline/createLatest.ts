/** Value that is loaded repeatedly; `get` resolves to the newest value. */
export interface Latest<Value> {
  /** Loads a value after the previous load ends; skips the load when a later call replaces it. */
  renew: (load: () => Promise<Value>) => Promise<void>;
  /** Resolves to the newest value, or throws the error of the newest load. */
  get: () => Promise<Value>;
}

/** Creates a `Latest`. From the second call on, `renew` waits `settleMs` before it loads. */
export function createLatest<Value extends NonNullable<unknown>>(settleMs: number): Latest<Value> {
  let loads = 0;
  let newest: Promise<Value | undefined> = Promise.resolve(undefined);
  return {
    async renew(load) {
      const number = (loads += 1);
      const earlier = newest.catch(() => {});
      const settled = new Promise((resolve) => setTimeout(resolve, number > 1 ? settleMs : 0));
      newest = Promise.all([earlier, settled]).then(() => (number === loads ? load() : undefined));
      await newest;
    },
    async get() {
      for (;;) {
        const awaited = newest;
        const value = await awaited.catch((error: unknown) => {
          if (awaited === newest) throw error;
        });
        if (value !== undefined && awaited === newest) return value;
        if (loads === 0) throw new Error('No value: call renew before get.');
      }
    },
  };
}
