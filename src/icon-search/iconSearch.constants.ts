/** Themes of Material icons in display order. Exports end with the theme, except for `Filled`. */
export const ICON_THEMES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;

export type IconTheme = (typeof ICON_THEMES)[number];

/** Number of icons whose shapes are in one file. */
export const SHAPES_PER_FILE = 64;

/** Size of a grid cell, in `rem`. */
export const CELL = { width: 6.5, height: 5.5 } as const;

/** Number of rows to render above and below the visible rows. */
export const EXTRA_ROWS = 2;

/** Maximum number of suggestions for an empty result. */
export const SUGGESTIONS = 3;

/** Maximum share of letters in which a suggestion may differ from the query. */
export const DIFFERENCE = 0.5;
