/** What is pictured of every story, by the names that Chromatic shows: values of the toolbar's switches. */
export const modes = {
  light: { mode: 'light', direction: 'ltr' },
  dark: { mode: 'dark', direction: 'ltr' },
  'right to left': { mode: 'light', direction: 'rtl' },
} as const;
