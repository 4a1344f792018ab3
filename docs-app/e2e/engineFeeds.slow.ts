import { describe, expect, test } from 'vitest';
import { ENGINES, readProblems, useEngine } from './engines/useEngine.ts';
import { exposeStorybook } from '../workbench/storybook.ts';

const STORY = 'docs-ui-ad-adslot-hostile-feeds--two-thousand';
const TIMEOUT = 120_000;

const readResult = () => window.vitrineStorybook?.last('storyFinished');

describe.each(ENGINES)('hostile ad feeds in %s', (_, start) => {
  const engine = useEngine(start);

  test(
    'runs no script and renders only allowed content when 2,000 ad feeds are hostile (S6)',
    async () => {
      await engine.visit(`/workbench/iframe.html?id=${STORY}&viewMode=story`);
      await engine.run(exposeStorybook);
      await expect
        .poll(() => engine.run(readResult), { timeout: TIMEOUT })
        .toMatchObject({ storyId: STORY });
      expect(await engine.run(readResult)).toMatchObject({ status: 'success' });
      expect(await engine.run(readProblems)).toEqual([]);
    },
    TIMEOUT,
  );
});
