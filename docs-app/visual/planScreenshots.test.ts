import { describe, expect, test } from 'vitest';
import {
  chromaticSchema,
  planScreenshots,
  WINDOW,
  writeGlobals,
  type StoryFacts,
} from './planScreenshots.ts';

const viewports = {
  xs: { width: '320px', height: '100%' },
  md: { width: '900px', height: '700px' },
};

function plan(chromatic: StoryFacts['chromatic'], viewport?: string) {
  return planScreenshots({ id: 'a--b', chromatic, viewports, viewport });
}

const modes = { light: { mode: 'light' }, dark: { mode: 'dark' } };

describe('which pictures a story has', () => {
  test('one of each mode, by the names of the modes', () => {
    expect(plan({ modes }).map(({ mode, globals }) => [mode, globals])).toEqual([
      ['light', { mode: 'light' }],
      ['dark', { mode: 'dark' }],
    ]);
  });

  test('one where there are no modes', () => {
    expect(plan({}).map(({ mode }) => mode)).toEqual(['default']);
  });

  test.each([{ disable: true }, { disableSnapshot: true }])('none where it says %o', (off) => {
    expect(plan({ modes, ...off })).toEqual([]);
  });

  test('not that of a mode which is switched off', () => {
    const off = { ...modes, dark: { disable: true } };
    expect(plan({ modes: off }).map(({ mode }) => mode)).toEqual(['light']);
    expect(plan({ modes: { light: { disable: true } } })).toEqual([]);
  });

  test('one for each width in each mode where it lists widths', () => {
    const found = plan({ modes, viewports: [320, 900] });
    expect(found.map(({ mode, window }) => [mode, window.width])).toEqual([
      ['light 320px', 320],
      ['light 900px', 900],
      ['dark 320px', 320],
      ['dark 900px', 900],
    ]);
  });
});

describe('how large the window is', () => {
  test.each([
    ['as Chromatic has it', {}, undefined, WINDOW],
    ['as the story asks', {}, 'xs', { width: 320, height: WINDOW.height }],
    [
      'as the mode says by a name',
      { modes: { a: { viewport: 'md' } } },
      'xs',
      { width: 900, height: 700 },
    ],
    [
      'as the mode says by a width',
      { modes: { a: { viewport: 500 } } },
      'xs',
      { ...WINDOW, width: 500 },
    ],
    [
      'as the mode says in full',
      { modes: { a: { viewport: { width: 500, height: 300 } } } },
      undefined,
      { width: 500, height: 300 },
    ],
    [
      'as Chromatic has it where a name means nothing',
      { modes: { a: { viewport: 'zz' } } },
      undefined,
      WINDOW,
    ],
  ])('%s', (_name, chromatic, viewport, window) => {
    expect(plan(chromatic, viewport).map((entry) => entry.window)).toEqual([window]);
  });
});

describe('the globals of an address', () => {
  test.each([
    [{ mode: 'dark', direction: 'rtl' }, 'mode:dark;direction:rtl'],
    [{ a11y: { manual: true } }, 'a11y.manual:!true'],
    [{ spacing: 8, none: null }, 'spacing:8;none:!null'],
    [{}, ''],
  ])('%o', (globals, text) => {
    expect(writeGlobals(globals)).toBe(text);
  });
});

test('a value that Chromatic would not take is an error', () => {
  expect(chromaticSchema.safeParse({ diffThreshold: 2 }).success).toBe(false);
  expect(chromaticSchema.safeParse({ delay: '300' }).success).toBe(false);
});
