import type { CustomTheme, PaletteColors, PaletteMode } from './settings.types.ts';

/** Reads a colour that a look chooses for a mode; undefined where it is the brand's. */
export function chosenColor(
  { paletteColors }: Pick<CustomTheme, 'paletteColors'>,
  entry: keyof PaletteColors,
  mode: PaletteMode,
): string | undefined {
  const color = paletteColors[entry];
  return typeof color === 'object' ? color[mode] : color;
}
