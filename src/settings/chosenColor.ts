import type { CustomTheme, PaletteColors, PaletteMode } from './settings.types.ts';

/** Returns a theme's color for a mode, or undefined when it is the brand's color. */
export function chosenColor(
  { paletteColors }: Pick<CustomTheme, 'paletteColors'>,
  entry: keyof PaletteColors,
  mode: PaletteMode,
): string | undefined {
  const color = paletteColors[entry];
  return typeof color === 'object' ? color[mode] : color;
}
