import * as React from 'react';

const never = () => () => {};

/** Tells whether React has taken the page over; false in prerendered HTML, and while it is hydrated. */
export function useIsHydrated(): boolean {
  return React.useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
