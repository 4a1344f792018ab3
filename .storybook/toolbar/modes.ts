/** Toolbar values of the modes in which stories have screenshots, by Chromatic mode. */
export const modes = {
  light: { mode: 'light', direction: 'ltr' },
  dark: { mode: 'dark', direction: 'ltr' },
  'right to left': { mode: 'light', direction: 'rtl' },
} as const;
