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

describe('planScreenshots: modes and widths', () => {
  test('plans one screenshot per mode', () => {
    expect(plan({ modes }).map(({ mode, globals }) => [mode, globals])).toEqual([
      ['light', { mode: 'light' }],
      ['dark', { mode: 'dark' }],
    ]);
  });

  test('plans one screenshot when the story has no modes', () => {
    expect(plan({}).map(({ mode }) => mode)).toEqual(['default']);
  });

  test.each([{ disable: true }, { disableSnapshot: true }])('plans no screenshot for %o', (off) => {
    expect(plan({ modes, ...off })).toEqual([]);
  });

  test('plans no screenshot for a disabled mode', () => {
    const off = { ...modes, dark: { disable: true } };
    expect(plan({ modes: off }).map(({ mode }) => mode)).toEqual(['light']);
    expect(plan({ modes: { light: { disable: true } } })).toEqual([]);
  });

  test('plans one screenshot per width and mode when the story lists widths', () => {
    const plans = plan({ modes, viewports: [320, 900] });
    expect(plans.map(({ mode, window }) => [mode, window.width])).toEqual([
      ['light 320px', 320],
      ['light 900px', 900],
      ['dark 320px', 320],
      ['dark 900px', 900],
    ]);
  });
});

describe('planScreenshots: viewport', () => {
  test.each([
    ['Chromatic by default', {}, undefined, WINDOW],
    ['the story', {}, 'xs', { width: 320, height: WINDOW.height }],
    ['the mode by name', { modes: { a: { viewport: 'md' } } }, 'xs', { width: 900, height: 700 }],
    ['the mode by width', { modes: { a: { viewport: 500 } } }, 'xs', { ...WINDOW, width: 500 }],
    [
      'the mode by width and height',
      { modes: { a: { viewport: { width: 500, height: 300 } } } },
      undefined,
      { width: 500, height: 300 },
    ],
    [
      'Chromatic when the mode has an unknown name',
      { modes: { a: { viewport: 'zz' } } },
      undefined,
      WINDOW,
    ],
  ])('plans the screenshot with the viewport of %s', (_name, chromatic, viewport, window) => {
    expect(plan(chromatic, viewport).map((entry) => entry.window)).toEqual([window]);
  });
});

describe('writeGlobals', () => {
  test.each([
    [{ mode: 'dark', direction: 'rtl' }, 'mode:dark;direction:rtl'],
    [{ a11y: { manual: true } }, 'a11y.manual:!true'],
    [{ spacing: 8, none: null }, 'spacing:8;none:!null'],
    [{}, ''],
  ])('formats the globals %o for the URL of a story', (globals, text) => {
    expect(writeGlobals(globals)).toBe(text);
  });
});

test('chromaticSchema rejects a diffThreshold above 1, and a delay that is not a number', () => {
  expect(chromaticSchema.safeParse({ diffThreshold: 2 }).success).toBe(false);
  expect(chromaticSchema.safeParse({ delay: '300' }).success).toBe(false);
});
