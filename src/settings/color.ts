/** Red, green and blue, each from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

export const WHITE: Channels = [255, 255, 255];
export const BLACK: Channels = [0, 0, 0];

/** Parses a color in `#rrggbb` notation. Returns undefined for any other notation. */
export function parseHex(color: string | undefined): Channels | undefined {
  const digits = /^#([\da-f]{6})$/i.exec(String(color))?.[1];
  if (digits === undefined) return undefined;
  const at = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return [at(0), at(2), at(4)];
}

/** Formats channels as `#rrggbb`. */
export function toHex(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colors. A share of 0 returns the first color, 1 the second. */
export function mixColors(first: Channels, second: Channels, share: number): Channels {
  const at = (index: 0 | 1 | 2) => first[index] + (second[index] - first[index]) * share;
  return [at(0), at(1), at(2)];
}

/** Computes the relative luminance, from 0 to 1, as WCAG defines it. */
export function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Computes the contrast ratio of two colors, from 1 to 21, as WCAG defines it. */
export function contrastRatio(first: Channels, second: Channels): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
