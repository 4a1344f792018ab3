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

/** How long an attempt in a frame that holds nothing back may take to be seen. */
const SEEN_MS = 2000;

/** How many attempts are looked at together. */
const TOGETHER = 4;

/** Tells whether an attempt is seen when its frame holds nothing back. */
async function isSeen(attempt: Escape): Promise<boolean> {
  const outside = await startThirdParty();
  let traces: string[] = [];
  await visit(async ({ page, context, problems }) => {
    await openPageWithOpenFrame(page);
    const readTraces = await watchTraces(page, context);
    await runInOpenFrame(page, outside.address(attempt.code));
    const until = performance.now() + SEEN_MS;
    while (performance.now() < until && outside.hits() === 0 && traces.length === 0) {
      traces = await readTraces();
    }
    problems.splice(0);
  });
  outside.close();
  return outside.hits() > 0 || traces.length > 0;
}

async function findUnseen(attempts: readonly Escape[]): Promise<string[]> {
  const queue = [...attempts];
  const unseen: string[] = [];
  const work = async () => {
    for (let attempt = queue.shift(); attempt; attempt = queue.shift()) {
      if (!(await isSeen(attempt))) unseen.push(attempt.name);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return unseen;
}

interface Watched {
  attempt: Escape;
  outside: ThirdParty;
}

/** Writes a demo that makes attempts one after the other, and says when it is over. */
function writeDemo(watched: readonly Watched[], text: string): string {
  const tries = watched.map(
    ({ attempt, outside }) =>
      `try { await Promise.race([(async () => { ${outside.address(attempt.code)} })(), new Promise((resolve) => setTimeout(resolve, 300))]); } catch {}`,
  );
  return `import * as React from 'react'; export default function Attempt() { const [text, show] = React.useState(''); React.useEffect(() => { void (async () => { ${tries.join(' ')} show(${JSON.stringify(text)}); })(); }, []); return <p>{text}</p>; }`;
}

/** Makes attempts in an edited demo, and shows that the frame, or another in its place, is there after them. */
async function makeAttempts(
  { shown, message, write }: EditedDemo,
  watched: readonly Watched[],
): Promise<void> {
  const { name } = watched[0]?.attempt ?? { name: '' };
  await write(writeDemo(watched, `tried ${name}`));
  const tried = shown.getByText(`tried ${name}`, { exact: true });
  const stopped = message.getByText('so it was stopped');
  // All of a group have to be made; one alone may be the end of its frame.
  await (watched.length > 1 ? tried.waitFor() : Promise.any([tried.waitFor(), stopped.waitFor()]));
  await write(`export default () => ${JSON.stringify(`after ${name}`)};`);
  await shown.getByText(`after ${name}`, { exact: true }).waitFor();
}

/** Finds the attempts that left a trace anywhere; they are made in groups of a size. */
async function findEscaped(attempts: readonly Escape[], size: number): Promise<string[]> {
  const escaped: string[] = [];
  const look = async (readTraces: () => Promise<string[]>, demo: EditedDemo) => {
    for (let from = 0; from < attempts.length; from += size) {
      const group = await Promise.all(
        attempts
          .slice(from, from + size)
          .map(async (attempt) => ({ attempt, outside: await startThirdParty() })),
      );
      await makeAttempts(demo, group);
      const traces = await readTraces();
      for (const { attempt, outside } of group) {
        if (outside.hits() > 0) traces.push(`${attempt.name}: ${outside.hits()} connections`);
        outside.close();
      }
      escaped.push(...traces);
    }
  };
  await visit(async ({ page, context, problems }) => {
    const demo = await openEditor(page, DEMO);
    await demo.write("export default () => 'begin';");
    await demo.shown.getByText('begin').waitFor();
    await look(await watchTraces(page, context), demo);
    problems.splice(0);
  });
  return escaped;
}

/** Whoever leaves is stopped, so that these are made one by one. */
const GROUP_SIZES = { requests: 99, documents: 1, page: 99 } as const;

describe('edited code cannot get out of its frame (S12)', () => {
  test('there are enough attempts, and each has a name of its own', () => {
    const names = Object.values(escapes).flatMap((attempts) => attempts.map(({ name }) => name));
    expect(names.length).toBeGreaterThanOrEqual(30);
    expect(new Set(names).size).toBe(names.length);
  });

  test('what is harmless is not seen', async () => {
    expect(await isSeen({ name: 'nothing', code: 'document.title = "mine";' })).toBe(false);
  });

  describe.each(['requests', 'documents', 'page'] as const)('%s', (group) => {
    test('can be seen from a frame that holds nothing back', { timeout: GROUP_TIME }, async () => {
      expect(await findUnseen(sampleEvery(4, escapes[group]))).toEqual([]);
    });

    test('come to nothing', { timeout: GROUP_TIME }, async () => {
      const size = GROUP_SIZES[group];
      // A group costs as much as one attempt.
      const attempts = size > 1 ? escapes[group] : sampleEvery(4, escapes[group]);
      expect(await findEscaped(attempts, size)).toEqual([]);
    });
  });
});
