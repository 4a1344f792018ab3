/** What the reader chose for light and dark; `system` follows the operating system (MOD-1..3). */
export type ColorMode = 'light' | 'dark' | 'system';

/** What is painted once `system` is resolved. */
export type PaletteMode = 'light' | 'dark';

export type Direction = 'ltr' | 'rtl';

/** Language of a demo's source (COD-1). */
export type CodeVariant = 'TS' | 'JS';

/** Styling of a demo's source (COD-3). */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** A CSS colour for both modes, or one for each. */
export type ModeColor = string | Readonly<Record<PaletteMode, string>>;

/** Colours that replace those of the theme, by the name of the palette's entry. */
export interface PaletteColors {
  primary?: ModeColor;
  secondary?: ModeColor;
}

/** The settings that a theme is made from (THM-1): plain data, the only thing that crosses packages. */
export interface ThemeSettings {
  /** Small buttons, dense margins and tables (THM-11). */
  dense: boolean;
  direction: Direction;
  paletteColors: PaletteColors;
  /** Unit of spacing, in pixels. */
  spacing: number;
  paletteMode: PaletteMode;
}
