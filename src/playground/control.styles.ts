import type { Theme } from '@mui/material/styles';
import { controlBox } from '../theme/controlBox.ts';
import { pressed } from '../internal/pressed.styles.ts';

/** Returns the styles of a button or a select. */
export function controlStyles(theme: Theme) {
  const { palette } = theme.vars;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 'var(--docs-control)',
    padding: 'calc(var(--docs-control) / 5) 12px',
    ...controlBox(theme),
    lineHeight: 1.4,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.surface.subtle },
    '&[aria-disabled="true"]': {
      borderStyle: 'dashed',
      color: palette.text.disabled,
      cursor: 'default',
    },
    '&[aria-pressed="true"]': {
      ...pressed(theme),
      fontWeight: 600,
    },
  } as const;
}
