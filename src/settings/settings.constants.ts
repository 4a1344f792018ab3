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

/** Local storage key of the `Choices`, which exclude the color mode. */
export const CHOICES_STORAGE_KEY = 'vitrine-settings';

/** Maximum length of stored or shared choices, in characters. Longer strings are ignored. */
export const CHOICES_LIMIT = 2048;

export const COLOR_MODES: readonly ColorMode[] = ['light', 'dark', 'system'];
export const DEFAULT_COLOR_MODE: ColorMode = 'system';
export const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];
export const CONTRASTS: readonly Contrast[] = ['system', 'standard', 'more'];
export const API_LAYOUTS: readonly ApiLayout[] = ['table', 'collapsed'];
export const MOTIONS: readonly Motion[] = ['system', 'full', 'reduced'];
export const TYPEFACES: readonly Typeface[] = ['inter', 'roboto', 'mono', 'serif', 'system'];
export const CODE_VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';
export const DEFAULT_CODE_STYLING: CodeStyling = 'MUI System';
export const CODE_VARIANT_NAMES = { TS: 'TypeScript', JS: 'JavaScript' } as const;
export const CODE_STYLINGS: readonly CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];

/** File names of a demo's modules (`tailwind.tsx`), and prefixes of its links (COD-4). */
export const STYLING_SLUGS = { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' } as const;

/** Cookie names of the code language and styling, and their `max-age` in seconds (COD-5). */
export const CODE_VARIANT_COOKIE = 'codeVariant';
export const CODE_STYLING_COOKIE = 'codeStyling';
export const COOKIE_SECONDS = 31_536_000;

/** Default spacing unit, in pixels (THM-10). */
export const DEFAULT_SPACING = 8;

/** Ranges of the sliders and steppers: spacing in pixels, radius and text size as factors. */
export const SPACING_RANGE = { min: 0, max: 20 } as const;
export const RADIUS_RANGE = { min: 0, max: 2 } as const;
export const TYPE_RANGE = { min: 0.875, max: 1.25 } as const;

/** Time without CSS transitions after a color mode change, in milliseconds (THM-13). */
export const TRANSITIONS_PAUSE_MS = 1;

/** Choices before the user changes a setting. */
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

/** Element id of the settings drawer, which its buttons reference in `popovertarget`. */
export const SETTINGS_ID = 'docs-settings';
