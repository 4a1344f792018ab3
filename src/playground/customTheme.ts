import { chosenColor } from '../settings/chosenColor.ts';
import { themePresets } from '../settings/themePresets.ts';
import { initialThemeSettings } from '../settings/settings.constants.ts';
import type { CustomTheme, PaletteColors, PaletteMode } from '../settings/settings.types.ts';
import type { ThemeSettingsAction } from '../settings/themeSettingsActions.ts';
import { themeSettingsReducer } from '../settings/themeSettingsReducer.ts';
import { palettes } from '../theme/tokens.ts';

export type ColorEntry = keyof PaletteColors;

/** Copies the theme fields of a settings object in a fixed key order. */
export function pickTheme({
  dense,
  paletteColors,
  spacing,
  radius,
  type,
  typeface,
}: CustomTheme): CustomTheme {
  const { primary, secondary } = paletteColors;
  return {
    dense,
    paletteColors: { ...(primary && { primary }), ...(secondary && { secondary }) },
    spacing,
    radius,
    type,
    typeface,
  };
}

/** Default theme. */
export const [{ theme: brandTheme }] = themePresets;

/** Compares the theme fields of two themes by value. */
export function isSameTheme(first: CustomTheme, second: CustomTheme): boolean {
  return JSON.stringify(pickTheme(first)) === JSON.stringify(pickTheme(second));
}

/** Returns a theme's color in a mode: the chosen color or the brand color. */
export function readColor(theme: CustomTheme, entry: ColorEntry, mode: PaletteMode): string {
  return chosenColor(theme, entry, mode) ?? palettes[mode][entry].main;
}

/** Changes a theme's color in one mode. The color of the other mode stays the same. */
export function writeColor(
  theme: CustomTheme,
  entry: ColorEntry,
  mode: PaletteMode,
  color: string,
): CustomTheme {
  const both = {
    light: readColor(theme, entry, 'light'),
    dark: readColor(theme, entry, 'dark'),
    [mode]: color,
  };
  const paletteColors = { ...theme.paletteColors, [entry]: both };
  return reduceTheme(theme, { type: 'CHANGE', payload: { paletteColors } });
}

/** Applies a theme settings action to the density, spacing and colors of a theme. */
export function reduceTheme(theme: CustomTheme, action: ThemeSettingsAction): CustomTheme {
  const { dense, spacing, paletteColors } = themeSettingsReducer(
    { ...initialThemeSettings, ...theme },
    action,
  );
  return { ...theme, dense, spacing, paletteColors };
}
