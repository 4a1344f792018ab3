const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const WHITE: Channels = [255, 255, 255];
const BLACK: Channels = [0, 0, 0];

/** White text needs 4.5:1 on a solid background; a colour that must be darkened gets some reserve. */
const READABLE = 1.05 / 4.5 - 0.05;
const COMFORTABLE = 1.05 / 6 - 0.05;

type Channels = readonly [red: number, green: number, blue: number];
type Shade = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;

/**
 * Creates Joy UI's ten shades from one colour, written as `#rrggbb`; other notations give nothing.
 * A dark colour is the shade of solid backgrounds, 500; a light one is the shade of text in dark mode, 300.
 */
export function createPrimary(color: string): Record<Shade, string> | undefined {
  const [, ...pairs] = HEX.exec(color) ?? [];
  const [red, green, blue] = pairs.map((pair) => Number.parseInt(pair, 16));
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const base: Channels = [red, green, blue];
  const solid = luminance(base) <= READABLE ? base : darken(base);
  const text = solid === base ? mix(base, WHITE, 0.5) : base;
  return {
    50: toHex(mix(text, WHITE, 0.85)),
    100: toHex(mix(text, WHITE, 0.7)),
    200: toHex(mix(text, WHITE, 0.4)),
    300: toHex(text),
    400: toHex(mix(text, solid, 0.5)),
    500: toHex(solid),
    600: toHex(mix(solid, BLACK, 0.15)),
    700: toHex(mix(solid, BLACK, 0.35)),
    800: toHex(mix(solid, BLACK, 0.55)),
    900: toHex(mix(solid, BLACK, 0.72)),
  };
}

/** Adds black until white text is easy to read on the colour. */
function darken(color: Channels): Channels {
  return luminance(color) <= COMFORTABLE ? color : darken(mix(color, BLACK, 0.05));
}

function mix(base: Channels, other: Channels, share: number): Channels {
  const at = (index: 0 | 1 | 2) => base[index] + (other[index] - base[index]) * share;
  return [at(0), at(1), at(2)];
}

function toHex(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, as WCAG defines it. */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
