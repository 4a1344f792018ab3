import type * as React from 'react';

/** Renders a box that scrolls a wide table, also by keyboard. */
export function TableBox({ children }: { children?: React.ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, also by keyboard
    <div data-table="" tabIndex={0}>
      {children}
    </div>
  );
}
