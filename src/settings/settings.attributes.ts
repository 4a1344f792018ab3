/** Describes the `data-*` attributes of the settings and of their controls. */
export const settingsAttributes = {
  'data-action': '`toggle-mode`, `set-mode`, `choose` or `step-spacing`; `same-page` of a link.',
  'data-contrast': 'Contrast, on `html`: `standard` or `more`.',
  'data-density': 'Density, on `html`: `comfortable` or `dense` (contract).',
  'data-drawer': 'Part of the drawer: `head choices preset stepper advanced`.',
  'data-mode': 'Color mode, on `html` or on one demo or story: `light` or `dark` (contract).',
  'data-motion': 'Motion, on `html`: `full` or `reduced`.',
  'data-preset': 'Swatch with the colors of a theme; its value is the id of the preset.',
  'data-secondary': '`html` when the user chose a secondary color.',
  'data-spacing-value': 'Output of the spacing stepper.',
  'data-typeface': 'Typeface, on `html`: a value of `Typeface`.',
} as const;
