/** Styles a field of text. iOS zooms into the page when a focused field has text below 16 px. */
export const touchText = {
  '@media (pointer: coarse)': { fontSize: 'max(16px, 1rem)' },
} as const;
