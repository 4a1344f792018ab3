import * as React from 'react';

/** Loads a value once `isNeeded` is true. Returns `meanwhile` until then and on failure. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  isNeeded: boolean,
  meanwhile: Value,
): Value {
  const [value, setValue] = React.useState(() => meanwhile);
  React.useEffect(() => {
    if (!isNeeded) return undefined;
    let current = true;
    load().then(
      (loaded) => current && setValue(() => loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [load, isNeeded]);
  return value;
}
