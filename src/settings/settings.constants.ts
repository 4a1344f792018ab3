import type { CodeStyling, CodeVariant, ColorMode, ThemeSettings } from './settings.types.ts';

/** Key of the colour mode in the reader's storage (MOD-5). */
export const MODE_STORAGE_KEY = 'mui-mode';

export const COLOR_MODES: readonly ColorMode[] = ['light', 'dark', 'system'];
export const DEFAULT_COLOR_MODE: ColorMode = 'system';
export const CODE_VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];
export const CODE_STYLINGS: readonly CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];

/** Unit of spacing in pixels (THM-10). */
export const DEFAULT_SPACING = 8;

/** Theme settings of a reader who has chosen nothing (THM-1). */
export const initialThemeSettings: ThemeSettings = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: DEFAULT_SPACING,
  paletteMode: 'light',
};

/** Id of the settings drawer, for its button. */
export const SETTINGS_ID = 'settings';
