import type { Theme } from '@mui/material/styles';
import { readerRadius } from '../settings/readerCss.ts';

/** Returns the box styles of a button or a field. */
export function controlBox({ vars: { palette } }: Theme) {
  return {
    border: `1px solid ${palette.surface.border}`,
    borderRadius: readerRadius(8),
    backgroundColor: palette.background.default,
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '0.875rem',
  } as const;
}
