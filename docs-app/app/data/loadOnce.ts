import { EDITED } from '../../model/editEvents.ts';

/** Wraps a load function to run once per key; a failed load runs again on the next call. */
export function loadOnce<Value>(
  load: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const loads = new Map<string, Promise<Value>>();
  import.meta.hot?.on(EDITED, () => loads.clear());
  return (key) => {
    const cached = loads.get(key);
    if (cached) return cached;
    const loading = load(key);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
}
