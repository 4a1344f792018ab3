import type { Theme } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/** Returns the border, background and font styles that buttons and fields share. */
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
