import * as React from 'react';

interface GreyBoxProps {
  /** Height in pixels. */
  height: number;
  children: React.ReactNode;
}

/** Renders a placeholder for the content of a slot. */
export function GreyBox({ height, children }: GreyBoxProps) {
  return (
    <div
      style={{
        minBlockSize: height,
        padding: 16,
        borderRadius: 12,
        backgroundColor: 'var(--docs-palette-surface-subtle)',
        color: 'var(--docs-palette-text-primary)',
      }}
    >
      {children}
    </div>
  );
}
