import { describe, expect, test } from 'vitest';
import { contrastRatio, mixColors, parseHex, type Channels } from '../settings/color.ts';
import { palettes } from '../theme/tokens.ts';
import { LINE_TONE_PERCENT, lineTones } from './lineTones.ts';

const NEEDED = 7;

type Mode = keyof typeof palettes;

function parse(color: string): Channels {
  const channels = parseHex(color);
  if (!channels) throw new Error(`${color} is not a hex color`);
  return channels;
}

/** Mixes the background of a marked line as the style sheet does. */
function mixBackground(mode: Mode, tone: string): Channels {
  const { background } = palettes[mode].code;
  return mixColors(parse(background), parse(tone), LINE_TONE_PERCENT / 100);
}

const kinds = Object.keys(palettes.light.code).filter((kind) => kind !== 'background');
const pairs = (['light', 'dark'] as const).flatMap((mode) =>
  Object.entries(lineTones(palettes[mode])).flatMap(([mark, tone]) =>
    kinds.map((kind) => ({ mode, mark, tone, kind: kind as keyof typeof palettes.light.code })),
  ),
);

test('lineTones returns a color for each mark', () => {
  expect(Object.keys(lineTones(palettes.light))).toEqual(['highlight', 'add', 'remove']);
});

describe('contrast of code on marked lines', () => {
  test.each(pairs)(
    'code on marked lines has 7:1 contrast in $mode mode: $kind on $mark',
    ({ mode, tone, kind }) => {
      const color = parse(palettes[mode].code[kind]);
      expect(contrastRatio(color, mixBackground(mode, tone))).toBeGreaterThanOrEqual(NEEDED);
    },
  );
});
