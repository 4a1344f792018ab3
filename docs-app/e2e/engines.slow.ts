import { describe, expect, test } from 'vitest';
import { ENGINES, readProblems, useEngine } from './engines/useEngine.ts';
import { measureExcess, pageSchemes } from './pageSchemes.ts';
import { pages } from './site.ts';

/** Excludes Chromium, in which `pages.test.ts` opens every page. */
const OTHER_ENGINES = ENGINES.filter(([name]) => name !== 'Chromium');

/** Returns the text of the article, or of the whole page when it has no article. */
const readText = () => (document.querySelector('article') ?? document.body).innerText;

describe.each(OTHER_ENGINES)('pages in %s', (_, start) => {
  const engine = useEngine(start);

  test.each(pages.map(({ pathname }) => pathname))(
    '%s: is readable without overflow or errors in every mode and direction (S1, R4)',
    async (path) => {
      await engine.open(path);
      for (const scheme of pageSchemes) expect(await engine.run(measureExcess, scheme)).toBe(0);
      expect((await engine.run(readText)).length).toBeGreaterThan(100);
      expect(await engine.run(readProblems)).toEqual([]);
    },
  );
});
