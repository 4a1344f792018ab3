import * as React from 'react';

/** Loads something once it is needed; until it is there, and where it fails, gives what stands for it. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  isNeeded: boolean,
  meanwhile: Value,
): Value {
  const [value, setValue] = React.useState(meanwhile);
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
