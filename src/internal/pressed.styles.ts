import type { Theme } from '@mui/material/styles';

/** Marks a pressed button in forced colors, which ignore its color. The outline shows focus. */
export const forcedPressed = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  outlineColor: 'Highlight',
} as const;

/** Returns the colors of a pressed button. */
export function pressed({ vars: { palette } }: Theme) {
  return {
    borderColor: palette.primary.main,
    backgroundColor: palette.surface.accent,
    color: palette.primary.main,
    '@media (forced-colors: active)': forcedPressed,
  } as const;
}
