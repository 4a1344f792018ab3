import { chosenColor } from '../settings/chosenColor.ts';
import { BLACK, contrastRatio, parseHex } from '../settings/color.ts';
import { listTones } from '../settings/readerTones.ts';
import type { CustomTheme, PaletteMode } from '../settings/settings.types.ts';
import { palettes } from '../theme/tokens.ts';
import type { ColorEntry } from './look.ts';

/** A colour, what it stands on, and the contrast that it has and needs there. */
export interface ContrastPair {
  /** Path of the colour in the palette, such as `text-primary`. */
  name: string;
  /** Path of the surface in the palette. */
  on: string;
  /** The colour as `#rrggbb`. */
  color: string;
  /** The surface as `#rrggbb`. */
  surface: string;
  needs: 3 | 4.5;
  /** Contrast of the two, from 1 to 21. */
  ratio: number;
}

/** Pairs of which there is at least one. */
export type ContrastPairs = readonly [ContrastPair, ...ContrastPair[]];

export interface PairsSummary {
  passed: number;
  total: number;
  /** The pair that is furthest below its need, or nearest to it. */
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

/** Lists the pairs of colours that the interface uses in a mode, those of a look among them. */
export function listPairs(look: CustomTheme, mode: PaletteMode): ContrastPairs {
  const colors = listColors(look, mode);
  const measure = ([name, on, needs]: Pair): ContrastPair => {
    const [color, surface] = [colors[name], colors[on]];
    const ratio = contrastRatio(parseHex(color) ?? BLACK, parseHex(surface) ?? BLACK);
    return { name, on, color, surface, needs, ratio };
  };
  return [measure(FIRST), ...OTHERS.map(measure)];
}

/** Counts the pairs that have the contrast they need, and finds the worst. */
export function summarizePairs(pairs: ContrastPairs): PairsSummary {
  const share = ({ ratio, needs }: ContrastPair) => ratio / needs;
  return {
    passed: pairs.filter(isPassing).length,
    total: pairs.length,
    worst: pairs.reduce((worst, pair) => (share(pair) < share(worst) ? pair : worst)),
  };
}

/** Tells whether a pair has the contrast that it needs. */
export function isPassing({ ratio, needs }: ContrastPair): boolean {
  return ratio >= needs;
}

/** Writes a ratio with two digits, never rounded up to one that would pass. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function listColors(look: CustomTheme, mode: PaletteMode) {
  const { background, surface, text } = palettes[mode];
  const primary = listEntry(look, 'primary', mode);
  const secondary = listEntry(look, 'secondary', mode);
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

function listEntry(look: CustomTheme, entry: ColorEntry, mode: PaletteMode) {
  const own = palettes[mode][entry];
  const main = parseHex(chosenColor(look, entry, mode));
  const tones = main ? listTones(main, mode) : {};
  return {
    main: tones.main ?? own.main,
    contrastText: tones.contrastText ?? own.contrastText,
    tint: tones.tint,
  };
}
