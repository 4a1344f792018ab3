import { describe, expect, test } from 'vitest';
import { ENGINES, readProblems, useEngine } from './engines/useEngine.ts';
import { pages } from './site.ts';

/** Text of the article, or that of a page which has none. */
const readText = () => (document.querySelector('article') ?? document.body).innerText;

function show(mode: 'light' | 'dark', direction: 'ltr' | 'rtl'): void {
  window.__vitrine.settings.setMode(mode);
  window.__vitrine.settings.choose({ direction });
}

/** Says how wide the page is beyond its window. */
function measureExcess(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

describe.each(ENGINES)('in %s', (_, start) => {
  const engine = useEngine(start);

  test.each(pages.map(({ pathname }) => pathname))(
    '%s is read in both modes and directions, and has nothing to say (S1, R4)',
    async (path) => {
      await engine.open(path);
      for (const mode of ['dark', 'light'] as const) {
        for (const direction of ['rtl', 'ltr'] as const) {
          await engine.run(show, mode, direction);
          expect(await engine.run(measureExcess)).toBe(0);
        }
      }
      expect((await engine.run(readText)).length).toBeGreaterThan(100);
      expect(await engine.run(readProblems)).toEqual([]);
    },
  );
});
