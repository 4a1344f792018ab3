import type * as React from 'react';

/** Default width of an iframe, in pixels. */
export const CELL_WIDTH = 380;

export const gridStyle: React.CSSProperties = {
  display: 'grid',
  gap: 12,
  paddingBlockEnd: 12,
  inlineSize: 'max-content',
};

export const headStyle: React.CSSProperties = {
  margin: 0,
  paddingBlock: 8,
  fontSize: '1rem',
  fontWeight: 600,
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 'max-content',
};

export const labelStyle: React.CSSProperties = { fontSize: '0.8125rem', paddingBlockEnd: 4 };

export const frameStyle: React.CSSProperties = {
  inlineSize: '100%',
  border: '1px solid var(--docs-palette-divider)',
  borderRadius: 8,
  backgroundColor: 'var(--docs-palette-background-default)',
  resize: 'vertical',
};

export const toolsStyle: React.CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  paddingBlockEnd: 16,
};

export const fieldStyle: React.CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 28,
  maxInlineSize: '100%',
};

export const tableStyle: React.CSSProperties = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  marginBlockEnd: 24,
};

export const cellStyle: React.CSSProperties = {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: '6px 12px 6px 0',
  borderBlockEnd: '1px solid var(--docs-palette-divider)',
  overflowWrap: 'anywhere',
};

export const linkStyle: React.CSSProperties = {
  color: 'var(--docs-palette-primary-main)',
  textUnderlineOffset: '0.2em',
};

export const selectStyle: React.CSSProperties = {
  font: 'inherit',
  minBlockSize: 32,
  minInlineSize: 0,
  maxInlineSize: 260,
  paddingInline: 8,
  border: '1px solid var(--docs-palette-divider)',
  borderRadius: 8,
  backgroundColor: 'var(--docs-palette-background-default)',
  color: 'inherit',
};
