/** Themes of Material icons in their order; the name of a theme is the suffix of its icons. */
export const ICON_THEMES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;

export type IconTheme = (typeof ICON_THEMES)[number];

/** Number of icons whose shapes are in one file. */
export const SHAPES_PER_FILE = 64;

/** Size of a cell of the grid, in `rem`. */
export const CELL = { width: 6.5, height: 5.5 } as const;

/** Rows above and below the visible ones that are rendered too. */
export const EXTRA_ROWS = 2;

/** Number of similar words that an empty result suggests. */
export const SUGGESTIONS = 3;

/** Share of the letters in which a suggestion may differ from the query. */
export const DIFFERENCE = 0.5;
