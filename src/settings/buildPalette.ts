import type { ModeColor, PaletteColors, PaletteMode } from './settings.types.ts';

const ENTRIES = ['primary', 'secondary'] as const;

/** The entries of a palette that the reader's colours replace. */
export type ReplacedPalette = Partial<Record<(typeof ENTRIES)[number], { main: string }>>;

function colorOf(color: ModeColor, mode: PaletteMode): string {
  return typeof color === 'string' ? color : color[mode];
}

/** Builds the entries of a mode's palette that the reader's colours replace. */
export function buildPalette(colors: PaletteColors, mode: PaletteMode): ReplacedPalette {
  return Object.fromEntries(
    ENTRIES.flatMap((entry) => {
      const color = colors[entry];
      return color ? [[entry, { main: colorOf(color, mode) }]] : [];
    }),
  );
}
