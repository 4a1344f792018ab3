import { contrastRatio, parseHex, type Channels } from '@vitrine/ui/settings';
import { palettes } from '@vitrine/ui/theme';

export type Mode = keyof typeof palettes;

/** Color on a surface, with the required contrast. */
export interface ColorPair {
  /** Path of the color in the palette, such as `text-primary`. */
  color: string;
  surface: string;
  needs: 3 | 7;
}

export interface MeasuredPair extends ColorPair {
  ratio: number;
}

const SURFACES = ['background-default', 'background-paper', 'surface-subtle', 'surface-accent'];
const INTENTS = ['primary', 'secondary', 'success', 'info', 'warning', 'error'];
const TEXTS = ['text-primary', 'text-secondary'];

const codeKinds = Object.keys(palettes.light.code).filter((kind) => kind !== 'background');

/** All text and surface color pairs of the interface, and the outline color of its controls. */
export const colorPairs: readonly ColorPair[] = [
  ...TEXTS.flatMap((color) => SURFACES.map((surface) => ({ color, surface, needs: 7 as const }))),
  ...['text-disabled', ...INTENTS.map((intent) => `${intent}-main`)].flatMap((color) =>
    SURFACES.map((surface) => ({ color, surface, needs: 7 as const })),
  ),
  ...INTENTS.map((intent) => ({
    color: `${intent}-contrastText`,
    surface: `${intent}-main`,
    needs: 7 as const,
  })),
  ...codeKinds.map((kind) => ({
    color: `code-${kind}`,
    surface: 'code-background',
    needs: 7 as const,
  })),
  { color: 'surface-border', surface: 'background-default', needs: 3 },
];

function findColor(mode: Mode, path: string): Channels {
  const groups: Readonly<Record<string, string | Readonly<Record<string, string>>>> =
    palettes[mode];
  const [group = '', name = ''] = path.split('-');
  const entry = groups[group];
  const color = typeof entry === 'object' ? parseHex(entry[name] ?? '') : undefined;
  if (!color) throw new Error(`The ${mode} palette has no color ${path}.`);
  return color;
}

/** Measures the contrast of every pair in a mode. */
export function measurePairs(mode: Mode): MeasuredPair[] {
  return colorPairs.map((pair) => ({
    ...pair,
    ratio: contrastRatio(findColor(mode, pair.color), findColor(mode, pair.surface)),
  }));
}
