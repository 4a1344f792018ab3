/** Toolbar values of the modes in which every story has a screenshot, by their Chromatic names. */
export const modes = {
  light: { mode: 'light', direction: 'ltr' },
  dark: { mode: 'dark', direction: 'ltr' },
  'right to left': { mode: 'light', direction: 'rtl' },
} as const;
