/** Shades, each with the color that is mixed in and its share, from 0 to 1. */
const mixtures: [shade: string, other: string, amount: number][] = [
  ['50', '#ffffff', 0.95],
  ['100', '#ffffff', 0.88],
  ['200', '#ffffff', 0.7],
  ['300', '#ffffff', 0.5],
  ['400', '#ffffff', 0.25],
  ['500', '#000000', 0],
  ['600', '#000000', 0.15],
  ['700', '#000000', 0.4],
  ['800', '#000000', 0.65],
  ['900', '#000000', 0.8],
];

/** Parses the channels of a color `#rrggbb`. */
function parse(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function mix(color: string, other: string, amount: number): string {
  const target = parse(other);
  const channels = parse(color).map((value, index) => {
    const mixed = Math.round(value + ((target[index] ?? 0) - value) * amount);
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Creates the shades 50 to 900 of a color; the color itself is 500. */
export function createShades(color: string): Record<string, string> {
  return Object.fromEntries(
    mixtures.map(([shade, other, amount]) => [shade, mix(color, other, amount)]),
  );
}

/** Returns the contrast of white text on a color. */
export function getWhiteContrast(color: string): number {
  const [red = 0, green = 0, blue = 0] = parse(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
