import * as React from 'react';

interface GrayBoxProps {
  /** Height in pixels. */
  height: number;
  children: React.ReactNode;
}

/** Renders a placeholder for the content of a slot. */
export function GrayBox({ height, children }: GrayBoxProps) {
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
