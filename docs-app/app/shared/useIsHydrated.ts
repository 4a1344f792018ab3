import * as React from 'react';

const never = () => () => {};

/** Returns whether the page is hydrated; false in prerendered HTML and during hydration. */
export function useIsHydrated(): boolean {
  return React.useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
