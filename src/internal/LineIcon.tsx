import type * as React from 'react';

export interface LineIconProps {
  /** Shapes on a square of 20 units. */
  children: React.ReactNode;
}

/** Renders a decorative icon of lines in the color of the text. */
export function LineIcon({ children }: LineIconProps) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
