import { EDITED } from '../../model/editEvents.ts';

/** Makes a load happen once for each key; one that failed is tried again the next time. */
export function loadOnce<Value>(
  load: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  import.meta.hot?.on(EDITED, () => known.clear());
  return (key) => {
    const found = known.get(key);
    if (found) return found;
    const loading = load(key);
    known.set(key, loading);
    loading.catch(() => known.delete(key));
    return loading;
  };
}
