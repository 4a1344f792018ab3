import type { Theme } from '@mui/material/styles';
import { readerRadius } from '../settings/readerCss.ts';

/** Writes the styles of a button or a select. */
export function controlStyles({ vars: { palette } }: Theme) {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 'var(--docs-control)',
    padding: 'calc(var(--docs-control) / 5) 12px',
    border: `1px solid ${palette.surface.border}`,
    borderRadius: readerRadius(8),
    backgroundColor: palette.background.default,
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.surface.subtle },
    '&[aria-disabled="true"]': {
      borderStyle: 'dashed',
      color: palette.text.disabled,
      cursor: 'default',
    },
    '&[aria-pressed="true"]': {
      borderColor: palette.primary.main,
      backgroundColor: palette.surface.accent,
      color: palette.primary.main,
      fontWeight: 600,
    },
  } as const;
}
