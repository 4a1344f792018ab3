import { chosenColor } from '../settings/chosenColor.ts';
import { themePresets } from '../settings/themePresets.ts';
import { initialThemeSettings } from '../settings/settings.constants.ts';
import type { CustomTheme, PaletteColors, PaletteMode } from '../settings/settings.types.ts';
import type { ThemeSettingsAction } from '../settings/themeSettingsActions.ts';
import { themeSettingsReducer } from '../settings/themeSettingsReducer.ts';
import { palettes } from '../theme/tokens.ts';

export type ColorEntry = keyof PaletteColors;

/** Picks the theme out of more settings, always with the same order of keys. */
export function pickLook({
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
export const [{ look: brandLook }] = themePresets;

/** Returns whether two themes are equal. */
export function isSameLook(first: CustomTheme, second: CustomTheme): boolean {
  return JSON.stringify(pickLook(first)) === JSON.stringify(pickLook(second));
}

/** Returns a theme's color in a mode: the chosen color or the brand's. */
export function readColor(look: CustomTheme, entry: ColorEntry, mode: PaletteMode): string {
  return chosenColor(look, entry, mode) ?? palettes[mode][entry].main;
}

/** Changes a theme's color in one mode. The color of the other mode stays the same. */
export function writeColor(
  look: CustomTheme,
  entry: ColorEntry,
  mode: PaletteMode,
  color: string,
): CustomTheme {
  const both = {
    light: readColor(look, entry, 'light'),
    dark: readColor(look, entry, 'dark'),
    [mode]: color,
  };
  const paletteColors = { ...look.paletteColors, [entry]: both };
  return reduceLook(look, { type: 'CHANGE', payload: { paletteColors } });
}

/** Applies an action of the theme settings to a theme. */
export function reduceLook(look: CustomTheme, action: ThemeSettingsAction): CustomTheme {
  const { dense, spacing, paletteColors } = themeSettingsReducer(
    { ...initialThemeSettings, ...look },
    action,
  );
  return { ...look, dense, spacing, paletteColors };
}
