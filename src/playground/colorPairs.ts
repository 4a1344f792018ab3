import { chosenColor } from '../settings/chosenColor.ts';
import { BLACK, contrastRatio, parseHex } from '../settings/color.ts';
import { listTones } from '../settings/userTones.ts';
import type { CustomTheme, PaletteMode } from '../settings/settings.types.ts';
import { palettes } from '../theme/tokens.ts';
import type { ColorEntry } from './customTheme.ts';

/** Color on a surface, with its contrast and the required contrast. */
export interface ContrastPair {
  /** Path of the color in the palette, such as `text-primary`. */
  name: string;
  /** Path of the surface in the palette. */
  on: string;
  /** Color in `#rrggbb` notation. */
  color: string;
  /** Surface in `#rrggbb` notation. */
  surface: string;
  needs: 3 | 4.5;
  /** Contrast ratio, from 1 to 21. */
  ratio: number;
}

/** Non-empty list of contrast pairs. */
export type ContrastPairs = readonly [ContrastPair, ...ContrastPair[]];

export interface PairsSummary {
  passed: number;
  total: number;
  /** Pair with the lowest contrast in relation to its required contrast. */
  worst: ContrastPair;
}

type ColorName = keyof ReturnType<typeof listColors>;
type Pair = readonly [name: ColorName, on: ColorName, needs: 3 | 4.5];

const SURFACES = [
  'background-default',
  'background-paper',
  'surface-subtle',
  'surface-accent',
] as const;

const FIRST: Pair = ['primary-main', 'background-default', 4.5];

const OTHERS: readonly Pair[] = [
  ['primary-main', 'surface-subtle', 4.5],
  ['primary-main', 'surface-accent', 4.5],
  ['primary-contrastText', 'primary-main', 4.5],
  ['secondary-main', 'background-default', 4.5],
  ['secondary-contrastText', 'secondary-main', 4.5],
  ...SURFACES.map((surface) => ['text-primary', surface, 4.5] as const),
  ...SURFACES.map((surface) => ['text-secondary', surface, 4.5] as const),
  ['surface-border', 'background-default', 3],
];

/** Lists the main color pairs of the interface in a mode, with the colors of a theme. */
export function listPairs(theme: CustomTheme, mode: PaletteMode): ContrastPairs {
  const colors = listColors(theme, mode);
  const measure = ([name, on, needs]: Pair): ContrastPair => {
    const [color, surface] = [colors[name], colors[on]];
    const ratio = contrastRatio(parseHex(color) ?? BLACK, parseHex(surface) ?? BLACK);
    return { name, on, color, surface, needs, ratio };
  };
  return [measure(FIRST), ...OTHERS.map(measure)];
}

/** Counts the passing pairs and finds the worst pair. */
export function summarizePairs(pairs: ContrastPairs): PairsSummary {
  const share = ({ ratio, needs }: ContrastPair) => ratio / needs;
  return {
    passed: pairs.filter(isPassing).length,
    total: pairs.length,
    worst: pairs.reduce((worst, pair) => (share(pair) < share(worst) ? pair : worst)),
  };
}

/** Returns whether a pair has the required contrast. */
export function isPassing({ ratio, needs }: ContrastPair): boolean {
  return ratio >= needs;
}

/** Formats a ratio with two decimals. Never rounds up, which could turn a failure into a pass. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function listColors(theme: CustomTheme, mode: PaletteMode) {
  const { background, surface, text } = palettes[mode];
  const primary = listEntry(theme, 'primary', mode);
  const secondary = listEntry(theme, 'secondary', mode);
  return {
    'text-primary': text.primary,
    'text-secondary': text.secondary,
    'background-default': background.default,
    'background-paper': background.paper,
    'surface-subtle': surface.subtle,
    'surface-accent': primary.tint ?? surface.accent,
    'surface-border': surface.border,
    'primary-main': primary.main,
    'primary-contrastText': primary.contrastText,
    'secondary-main': secondary.main,
    'secondary-contrastText': secondary.contrastText,
  };
}

function listEntry(theme: CustomTheme, entry: ColorEntry, mode: PaletteMode) {
  const brand = palettes[mode][entry];
  const main = parseHex(chosenColor(theme, entry, mode));
  const tones = main ? listTones(main, mode) : {};
  return {
    main: tones.main ?? brand.main,
    contrastText: tones.contrastText ?? brand.contrastText,
    tint: tones.tint,
  };
}
