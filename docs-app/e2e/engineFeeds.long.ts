import { describe, expect, test } from 'vitest';
import { ENGINES, readProblems, useEngine } from './engines/useEngine.ts';

declare global {
  interface Window {
    /** Channel on which the workbench reports the result of a story. */
    __STORYBOOK_ADDONS_CHANNEL__?: {
      last: (event: string) => readonly { storyId: string; status: string }[] | undefined;
    };
  }
}

const STORY = 'docs-ui-ad-hostile-feeds--two-thousand';
const TIMEOUT = 120_000;

const readResult = () => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0];

describe.each(ENGINES)('hostile ad feeds in %s', (_, start) => {
  const engine = useEngine(start);

  test(
    'runs no script and renders only allowed content of two thousand feeds (S6)',
    async () => {
      await engine.visit(`/workbench/iframe.html?id=${STORY}&viewMode=story`);
      await expect
        .poll(() => engine.run(readResult), { timeout: TIMEOUT })
        .toMatchObject({ storyId: STORY });
      expect(await engine.run(readResult)).toMatchObject({ status: 'success' });
      expect(await engine.run(readProblems)).toEqual([]);
    },
    TIMEOUT,
  );
});
