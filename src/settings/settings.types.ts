/** What the reader chose for light and dark; `system` follows the operating system (MOD-1..3). */
export type ColorMode = 'light' | 'dark' | 'system';

/** What is painted once `system` is resolved. */
export type PaletteMode = 'light' | 'dark';

export type Direction = 'ltr' | 'rtl';

/** Contrast of the interface; `system` follows the operating system. */
export type Contrast = 'system' | 'standard' | 'more';

/** How much may move; `system` follows the operating system. */
export type Motion = 'system' | 'full' | 'reduced';

/** Typeface of texts; all are in the repository or on the reader's system. */
export type Typeface = 'inter' | 'roboto' | 'mono' | 'serif' | 'system';

/** How the rows of an API page are shown: in columns, as cards, or as cards that open. */
export type ApiLayout = 'table' | 'expanded' | 'collapsed';

/** Language of a demo's source (COD-1). */
export type CodeVariant = 'TS' | 'JS';

/** Styling of a demo's source (COD-3). */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** A colour as `#rrggbb` for both modes, or one for each. */
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

/** What a demo's theme is made from; the other settings are variables, which its style sheets follow. */
export type DemoSettings = Pick<ThemeSettings, 'dense' | 'direction'>;

/** What a preset or the playground changes, all together. */
export interface CustomTheme extends Pick<ThemeSettings, 'dense' | 'paletteColors' | 'spacing'> {
  /** Corners, as a factor of the theme's own radius. */
  radius: number;
  /** Size of all text, as a factor of the reader's own. */
  type: number;
  typeface: Typeface;
}

/** What is remembered together, beside the mode. */
export interface Choices extends CustomTheme {
  direction: Direction;
  contrast: Contrast;
  motion: Motion;
  apiLayout: ApiLayout;
}

/** Which source of a demo is shown (COD-1, COD-3). */
export interface CodeChoices {
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
}

/** The reader's settings: what was chosen, and what of it is painted. */
export interface Settings extends Choices {
  mode: ColorMode;
  /** The mode that is painted. */
  paletteMode: PaletteMode;
  /** Whether more contrast is painted. */
  moreContrast: boolean;
  /** Whether movement is kept small. */
  reducedMotion: boolean;
}
