import { BLACK, mixColors, toHex, WHITE, type Channels } from './color.ts';
import { mainTones, READER_COLORS, READER_PREFIX } from './userVariables.ts';
import type { PaletteMode } from './settings.types.ts';

/** Surface color in dark mode, which is mixed into the dark tint. */
const DARK_SURFACE: Channels = [15, 18, 25];

type Mix = readonly [other: Channels, share: number];

/** Tones of a chosen color: the color to mix in, and its share from 0 to 1. */
const TONES: Readonly<Record<string, Readonly<Record<PaletteMode, Mix>>>> = {
  light: { light: [WHITE, 0.2], dark: [WHITE, 0.2] },
  dark: { light: [BLACK, 0.3], dark: [BLACK, 0.2] },
  tint: { light: [WHITE, 0.93], dark: [DARK_SURFACE, 0.92] },
  soft: { light: [WHITE, 0.62], dark: [BLACK, 0.5] },
};

const TYPEFACES = {
  roboto: '"Roboto",system-ui,sans-serif',
  mono: '"JetBrains Mono",ui-monospace,monospace',
  serif: 'Charter,"Bitstream Charter","Noto Serif",Georgia,serif',
  system: 'system-ui,"Segoe UI",Arial,sans-serif',
} as const;

/** Returns all tones of a chosen color by name, in `#rrggbb` notation. */
export function listTones(main: Channels, mode: PaletteMode): Record<string, string> {
  const mixed = Object.entries(TONES).map(
    ([tone, mixes]) => [tone, mixColors(main, ...mixes[mode])] as const,
  );
  const tones = [...Object.entries(mainTones(main)), ...mixed];
  return Object.fromEntries(tones.map(([name, channels]) => [name, toHex(channels)]));
}

/** Returns CSS rules that derive tones and typeface from values that the bootstrap script sets. */
export function userTonesCss(): string {
  const colors = READER_COLORS.map((name) => {
    const declarations = Object.entries(TONES).flatMap(([tone, mixes]) =>
      Object.entries(mixes).map(([mode, [other, share]]) => {
        const variable = `${READER_PREFIX}${mode}-${name}-`;
        return `${variable}${tone}:color-mix(in srgb,var(${variable}main),rgb(${other.join(' ')}) ${share * 100}%)`;
      }),
    );
    return `html[data-${name}]{${declarations.join(';')}}`;
  });
  const fonts = Object.entries(TYPEFACES).map(
    ([name, stack]) => `html[data-typeface="${name}"]{${READER_PREFIX}font:${stack}}`,
  );
  return [...colors, ...fonts].join('');
}
