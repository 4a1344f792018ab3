/** Share of white in each lighter shade, and of black in each darker one. */
const TINTS = { 50: 0.92, 100: 0.85, 200: 0.7, 300: 0.5, 400: 0.25 } as const;
const SHADES = { 600: 0.15, 700: 0.35, 800: 0.55, 900: 0.72 } as const;

const WHITE: Channels = [255, 255, 255];
const BLACK: Channels = [0, 0, 0];
const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

type Channels = readonly [red: number, green: number, blue: number];
type Shade = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;

/** The shades of one colour, and the tokens that cannot keep their defaults. */
export type Primary = Record<Shade, string> & {
  solidColor?: string;
  solidHoverBg?: string;
  solidActiveBg?: string;
};

/** Creates Joy UI's ten shades from one colour, written as `#rrggbb`; other notations give nothing. */
export function createPrimary(color: string): Primary | undefined {
  const [, ...pairs] = HEX.exec(color) ?? [];
  const [red, green, blue] = pairs.map((pair) => Number.parseInt(pair, 16));
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const base: Channels = [red, green, blue];
  const shades = { ...mixAll(base, WHITE, TINTS), 500: color, ...mixAll(base, BLACK, SHADES) };
  return {
    ...shades,
    ...(luminance(base) > 0.18 && {
      solidColor: '#0b0d0e',
      solidHoverBg: shades[400],
      solidActiveBg: shades[300],
    }),
  };
}

function mixAll<Key extends number>(
  base: Channels,
  other: Channels,
  shares: Readonly<Record<Key, number>>,
): Record<Key, string> {
  const mixed = Object.entries<number>(shares).map(([shade, share]) => [
    shade,
    toHex(base.map((channel, index) => channel + ((other[index] ?? 0) - channel) * share)),
  ]);
  return Object.fromEntries(mixed) as Record<Key, string>;
}

function toHex(channels: readonly number[]): string {
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
