import { describe, expect, test } from 'vitest';
import { ENGINES, readProblems, useEngine } from './engines/useEngine.ts';
import { measureExcess, pageSchemes } from './pageSchemes.ts';
import { pages } from './site.ts';

/** `pages.test.ts` opens every page in Chromium. */
const OTHER_ENGINES = ENGINES.filter(([name]) => name !== 'Chromium');

/** Text of the article, or that of a page which has none. */
const readText = () => (document.querySelector('article') ?? document.body).innerText;

describe.each(OTHER_ENGINES)('in %s', (_, start) => {
  const engine = useEngine(start);

  test.each(pages.map(({ pathname }) => pathname))(
    '%s is read in both modes and directions, and has nothing to say (S1, R4)',
    async (path) => {
      await engine.open(path);
      for (const look of pageSchemes) expect(await engine.run(measureExcess, look)).toBe(0);
      expect((await engine.run(readText)).length).toBeGreaterThan(100);
      expect(await engine.run(readProblems)).toEqual([]);
    },
  );
});
