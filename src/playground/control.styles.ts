import type { Theme } from '@mui/material/styles';
import { buttonBox } from '../theme/buttonBox.ts';

/** Returns the styles of a button or a select. */
export function controlStyles(theme: Theme) {
  return {
    ...buttonBox(theme),
    minBlockSize: 'var(--docs-control)',
    padding: 'calc(var(--docs-control) / 5) 12px',
    lineHeight: 1.4,
    '&[aria-disabled="true"]': {
      borderStyle: 'dashed',
      color: theme.vars.palette.text.disabled,
      cursor: 'default',
    },
  } as const;
}
