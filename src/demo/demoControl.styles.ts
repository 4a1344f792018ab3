import type { CSSObject, Theme } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

/** Styles a control in the bar of a demo. */
export function demoControl({ spacing, vars: { palette } }: Theme): CSSObject {
  return {
    minBlockSize: 32,
    paddingBlock: 6,
    paddingInline: spacing(1.25),
    borderRadius: userRadius(8),
    color: palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '20px',
    textDecoration: 'none',
    '&:hover': { backgroundColor: palette.surface.subtle, color: palette.text.primary },
  };
}
