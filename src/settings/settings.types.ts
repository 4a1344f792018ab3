/** Chosen color mode. `system` follows the operating system (MOD-1..3). */
export type ColorMode = 'light' | 'dark' | 'system';

/** Color mode after `system` is resolved. */
export type PaletteMode = 'light' | 'dark';

export type Direction = 'ltr' | 'rtl';

/** Contrast of the interface. `system` follows the operating system. */
export type Contrast = 'system' | 'standard' | 'more';

/** Amount of motion. `system` follows the operating system. */
export type Motion = 'system' | 'full' | 'reduced';

/** Typeface of the text. Its font is in `public/fonts` or on the user's system. */
export type Typeface = 'inter' | 'roboto' | 'mono' | 'serif' | 'system';

/** Layout of the rows of an API page: a table or collapsible cards. */
export type ApiLayout = 'table' | 'collapsed';

/** Language of a demo's source (COD-1). */
export type CodeVariant = 'TS' | 'JS';

/** Styling of a demo's source (COD-3). */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** Color in `#rrggbb` notation: one for both modes, or one per mode. */
export type ModeColor = string | Readonly<Record<PaletteMode, string>>;

/** Colors that replace palette entries of the theme. */
export interface PaletteColors {
  primary?: ModeColor;
  secondary?: ModeColor;
}

/** Theme settings as plain data, which packages exchange instead of theme objects (THM-1). */
export interface ThemeSettings {
  /** Whether buttons, margins and tables are small (THM-11). */
  dense: boolean;
  direction: Direction;
  paletteColors: PaletteColors;
  /** Spacing unit, in pixels. */
  spacing: number;
  paletteMode: PaletteMode;
}

/** Settings that change a demo's theme object. CSS variables and attributes apply the others. */
export type DemoSettings = Pick<ThemeSettings, 'dense' | 'direction'>;

/** Theme values that a preset or the theme playground sets. */
export interface CustomTheme extends Pick<ThemeSettings, 'dense' | 'paletteColors' | 'spacing'> {
  /** Corner radius, as a factor of the theme's radius. */
  radius: number;
  /** Text size, as a factor of the user's default size. */
  type: number;
  typeface: Typeface;
}

/** Settings that are stored under one key. The color mode has a separate key. */
export interface Choices extends CustomTheme {
  direction: Direction;
  contrast: Contrast;
  motion: Motion;
  apiLayout: ApiLayout;
}

/** Language and styling of the visible demo source (COD-1, COD-3). */
export interface CodeChoices {
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
}

/** Settings of the user: the choices and their resolved values. */
export interface Settings extends Choices {
  mode: ColorMode;
  /** Resolved color mode. */
  paletteMode: PaletteMode;
  /** Whether contrast is increased, after `system` is resolved. */
  moreContrast: boolean;
  /** Whether motion is reduced, after `system` is resolved. */
  reducedMotion: boolean;
}
