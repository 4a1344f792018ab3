/** `data-*` attributes of the workbench, with the meaning of each. */
export const storybookAttributes = {
  'data-forced': '`html` while forced colors are emulated.',
  'data-ground': 'Element whose background hides the content below it.',
  'data-own-colors': 'Element that keeps its colors (`forced-color-adjust: none`).',
} as const;
