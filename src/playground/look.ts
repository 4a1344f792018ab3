import { chosenColor } from '../settings/chosenColor.ts';
import { themePresets } from '../settings/themePresets.ts';
import { initialThemeSettings } from '../settings/settings.constants.ts';
import type { CustomTheme, PaletteColors, PaletteMode } from '../settings/settings.types.ts';
import type { ThemeSettingsAction } from '../settings/themeSettingsActions.ts';
import { themeSettingsReducer } from '../settings/themeSettingsReducer.ts';
import { palettes } from '../theme/tokens.ts';

export type ColorEntry = keyof PaletteColors;

/** Picks the look out of more settings, its parts always in the same order. */
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

/** Is the look of a reader who has chosen nothing. */
export const [{ look: brandLook }] = themePresets;

/** Tells whether two looks are the same. */
export function isSameLook(first: CustomTheme, second: CustomTheme): boolean {
  return JSON.stringify(pickLook(first)) === JSON.stringify(pickLook(second));
}

/** Reads the colour that a look has in a mode, chosen or the brand's. */
export function readColor(look: CustomTheme, entry: ColorEntry, mode: PaletteMode): string {
  return chosenColor(look, entry, mode) ?? palettes[mode][entry].main;
}

/** Changes one colour of a look in one mode; the other mode keeps its own. */
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

/** Applies an action of the theme settings to a look. */
export function reduceLook(look: CustomTheme, action: ThemeSettingsAction): CustomTheme {
  const { dense, spacing, paletteColors } = themeSettingsReducer(
    { ...initialThemeSettings, ...look },
    action,
  );
  return { ...look, dense, spacing, paletteColors };
}
