import { describe, expect, test } from 'vitest';
import { openEditor, type EditedDemo } from './editor.ts';
import { escapes, type Escape } from './sandboxEscapes.ts';
import { openPageWithOpenFrame, runInOpenFrame } from './openFrame.ts';
import { startThirdParty, type ThirdParty } from './thirdParty.ts';
import { watchTraces } from './pageTraces.ts';
import { sampleEvery } from './tier.ts';
import { visit } from './visit.ts';

const DEMO = { path: '/base-ui/react-button', name: 'SaveButton' };
const GROUP_TIME = 240_000;

/** Time limit (ms) to detect an escape attempt in an unrestricted iframe. */
const DETECTION_MS = 2000;

/** Number of attempts that run in unrestricted iframes in parallel. */
const CONCURRENCY = 4;

/** Returns whether an attempt is detected when its iframe is unrestricted. */
async function isDetected(attempt: Escape): Promise<boolean> {
  const thirdParty = await startThirdParty();
  let traces: string[] = [];
  await visit(async ({ page, context, problems }) => {
    await openPageWithOpenFrame(page);
    const readTraces = await watchTraces(page, context);
    await runInOpenFrame(page, thirdParty.address(attempt.code));
    const until = performance.now() + DETECTION_MS;
    while (performance.now() < until && thirdParty.hits() === 0 && traces.length === 0) {
      traces = await readTraces();
    }
    problems.splice(0);
  });
  thirdParty.close();
  return thirdParty.hits() > 0 || traces.length > 0;
}

async function findUndetected(attempts: readonly Escape[]): Promise<string[]> {
  const queue = [...attempts];
  const undetected: string[] = [];
  const work = async () => {
    for (let attempt = queue.shift(); attempt; attempt = queue.shift()) {
      if (!(await isDetected(attempt))) undetected.push(attempt.name);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return undetected;
}

interface Watched {
  attempt: Escape;
  thirdParty: ThirdParty;
}

/** Returns the code of a demo that runs attempts in sequence, and then renders a text. */
function writeDemo(watched: readonly Watched[], text: string): string {
  const tries = watched.map(
    ({ attempt, thirdParty }) =>
      `try { await Promise.race([(async () => { ${thirdParty.address(attempt.code)} })(), new Promise((resolve) => setTimeout(resolve, 300))]); } catch {}`,
  );
  return `import * as React from 'react'; export default function Attempt() { const [text, show] = React.useState(''); React.useEffect(() => { void (async () => { ${tries.join(' ')} show(${JSON.stringify(text)}); })(); }, []); return <p>{text}</p>; }`;
}

/** Runs attempts in an edited demo, and waits until its current or a new iframe renders again. */
async function makeAttempts(
  { shown, message, write }: EditedDemo,
  watched: readonly Watched[],
): Promise<void> {
  const { name } = watched[0]?.attempt ?? { name: '' };
  await write(writeDemo(watched, `tried ${name}`));
  const tried = shown.getByText(`tried ${name}`, { exact: true });
  const stopped = message.getByText('and was stopped');
  // All attempts of a group must run; a single attempt may stop its iframe.
  await (watched.length > 1 ? tried.waitFor() : Promise.any([tried.waitFor(), stopped.waitFor()]));
  await write(`export default () => ${JSON.stringify(`after ${name}`)};`);
  await shown.getByText(`after ${name}`, { exact: true }).waitFor();
}

/** Runs attempts in groups of `size`, and lists the traces of successful escapes. */
async function findEscaped(attempts: readonly Escape[], size: number): Promise<string[]> {
  const escaped: string[] = [];
  const runGroups = async (readTraces: () => Promise<string[]>, demo: EditedDemo) => {
    for (let from = 0; from < attempts.length; from += size) {
      const group = await Promise.all(
        attempts
          .slice(from, from + size)
          .map(async (attempt) => ({ attempt, thirdParty: await startThirdParty() })),
      );
      await makeAttempts(demo, group);
      const traces = await readTraces();
      for (const { attempt, thirdParty } of group) {
        if (thirdParty.hits() > 0) traces.push(`${attempt.name}: ${thirdParty.hits()} connections`);
        thirdParty.close();
      }
      escaped.push(...traces);
    }
  };
  await visit(async ({ page, context, problems }) => {
    const demo = await openEditor(page, DEMO);
    await demo.write("export default () => 'begin';");
    await demo.shown.getByText('begin').waitFor();
    await runGroups(await watchTraces(page, context), demo);
    problems.splice(0);
  });
  return escaped;
}

/** Attempts per demo run. Size 1 for `documents`, because a navigation stops the iframe. */
const GROUP_SIZES = { requests: 99, documents: 1, page: 99 } as const;

describe('escape of edited code from its iframe (S12)', () => {
  test('lists at least 30 escape attempts with unique names', () => {
    const names = Object.values(escapes).flatMap((attempts) => attempts.map(({ name }) => name));
    expect(names.length).toBeGreaterThanOrEqual(30);
    expect(new Set(names).size).toBe(names.length);
  });

  test('does not report harmless code as an escape', async () => {
    expect(await isDetected({ name: 'nothing', code: 'document.title = "mine";' })).toBe(false);
  });

  describe.each(['requests', 'documents', 'page'] as const)('attempts: %s', (group) => {
    test('detects escapes in an unrestricted iframe', { timeout: GROUP_TIME }, async () => {
      expect(await findUndetected(sampleEvery(4, escapes[group]))).toEqual([]);
    });

    test('blocks escapes from the sandbox iframe', { timeout: GROUP_TIME }, async () => {
      const size = GROUP_SIZES[group];
      // Sample only attempts that need a demo run each; attempts that share one run are cheap.
      const attempts = size > 1 ? escapes[group] : sampleEvery(4, escapes[group]);
      expect(await findEscaped(attempts, size)).toEqual([]);
    });
  });
});
