import type { Theme } from '@mui/material/styles';
import { pressed } from '../internal/pressed.styles.ts';
import { controlBox } from './controlBox.ts';

/** Returns the styles that buttons share, including toggle buttons with `aria-pressed`. */
export function buttonBox(theme: Theme) {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    ...controlBox(theme),
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.surface.subtle },
    '&[aria-pressed="true"]': { ...pressed(theme), fontWeight: 600 },
  } as const;
}
