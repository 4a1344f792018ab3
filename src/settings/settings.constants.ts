import type {
  ApiLayout,
  Choices,
  CodeStyling,
  CodeVariant,
  ColorMode,
  Contrast,
  Direction,
  Motion,
  ThemeSettings,
  Typeface,
} from './settings.types.ts';

/** Local storage key of the color mode (MOD-5). */
export const MODE_STORAGE_KEY = 'mui-mode';

/** Local storage key of the other choices. */
export const CHOICES_STORAGE_KEY = 'vitrine-settings';

/** Maximum length of a stored or shared string. Longer ones are ignored. */
export const CHOICES_LIMIT = 2048;

export const COLOR_MODES: readonly ColorMode[] = ['light', 'dark', 'system'];
export const DEFAULT_COLOR_MODE: ColorMode = 'system';
export const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];
export const CONTRASTS: readonly Contrast[] = ['system', 'standard', 'more'];
export const API_LAYOUTS: readonly ApiLayout[] = ['table', 'expanded', 'collapsed'];
export const MOTIONS: readonly Motion[] = ['system', 'full', 'reduced'];
export const TYPEFACES: readonly Typeface[] = ['inter', 'roboto', 'mono', 'serif', 'system'];
export const CODE_VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';
export const DEFAULT_CODE_STYLING: CodeStyling = 'MUI System';
export const CODE_VARIANT_NAMES = { TS: 'TypeScript', JS: 'JavaScript' } as const;
export const CODE_STYLINGS: readonly CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];

/** Stylings in file names and in links to a demo's source, like `#tailwind-Basket.js` (COD-4). */
export const STYLING_SLUGS = { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' } as const;

/** Cookies of the code choices, and their max age in seconds (COD-5). */
export const CODE_VARIANT_COOKIE = 'codeVariant';
export const CODE_STYLING_COOKIE = 'codeStyling';
export const COOKIE_SECONDS = 31_536_000;

/** Spacing unit in pixels (THM-10). */
export const DEFAULT_SPACING = 8;

/** Ranges that the controls offer: spacing in pixels, radius and text size as factors. */
export const SPACING_RANGE = { min: 0, max: 20, step: 1 } as const;
export const RADIUS_RANGE = { min: 0, max: 2, step: 0.25 } as const;
export const TYPE_RANGE = { min: 0.875, max: 1.25, step: 0.0625 } as const;

/** Milliseconds without transitions after a change of the mode (THM-13). */
export const TRANSITIONS_PAUSE_MS = 1;

/** Default choices. */
export const initialChoices: Choices = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: DEFAULT_SPACING,
  contrast: 'system',
  motion: 'system',
  radius: 1,
  type: 1,
  typeface: 'inter',
  apiLayout: 'table',
};

/** Default theme settings (THM-1). */
export const initialThemeSettings: ThemeSettings = {
  dense: initialChoices.dense,
  direction: initialChoices.direction,
  paletteColors: initialChoices.paletteColors,
  spacing: initialChoices.spacing,
  paletteMode: 'light',
};

/** Id of the settings drawer, which its button opens. */
export const SETTINGS_ID = 'docs-settings';
