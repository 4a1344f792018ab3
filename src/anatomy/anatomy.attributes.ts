/** `data-*` attributes of the anatomy panel, with the meaning of each. */
export const anatomyAttributes = {
  'data-absent': 'Button of a part that no demo renders.',
  'data-part-about': 'Details of the active part.',
  'data-part-stage': 'Element around a live demo.',
  'data-parts-panel': 'Root of the panel; only tests of the site read it.',
} as const;
