import type { Theme } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/** Returns the box styles of a button or a field. */
export function controlBox({ vars: { palette } }: Theme) {
  return {
    border: `1px solid ${palette.surface.border}`,
    borderRadius: userRadius(8),
    backgroundColor: palette.background.default,
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '0.875rem',
  } as const;
}
