import { describe, expect, test } from 'vitest';
import { ENGINES, readProblems, useEngine } from './engines/useEngine.ts';

declare global {
  interface Window {
    /** Over which the workbench tells what became of a story. */
    __STORYBOOK_ADDONS_CHANNEL__?: {
      last: (event: string) => readonly { storyId: string; status: string }[] | undefined;
    };
  }
}

const STORY = 'docs-ui-ad-hostile-feeds--two-thousand';
const TIMEOUT = 120_000;

const readVerdict = () => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0];

describe.each(ENGINES)('in %s', (_, start) => {
  const engine = useEngine(start);

  test(
    'two thousand feeds run nothing, and bring nothing that is not allowed (S6)',
    async () => {
      await engine.visit(`/workbench/iframe.html?id=${STORY}&viewMode=story`);
      await expect
        .poll(() => engine.run(readVerdict), { timeout: TIMEOUT })
        .toMatchObject({ storyId: STORY });
      expect(await engine.run(readVerdict)).toMatchObject({ status: 'success' });
      expect(await engine.run(readProblems)).toEqual([]);
    },
    TIMEOUT,
  );
});
