/** Font size of text fields on touch screens. Below 16 px, iOS zooms in on a focused field. */
export const touchText = {
  '@media (pointer: coarse)': { fontSize: 'max(16px, 1rem)' },
} as const;
