/** Toolbar globals of each screenshot mode, by the name of the mode in Chromatic. */
export const modes = {
  light: { mode: 'light', direction: 'ltr' },
  dark: { mode: 'dark', direction: 'ltr' },
  'right to left': { mode: 'light', direction: 'rtl' },
} as const;
