import type * as React from 'react';

export interface LineIconProps {
  /** SVG shapes for a view box of 20 × 20. */
  children: React.ReactNode;
}

/** Renders a decorative line icon in the text color. */
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
