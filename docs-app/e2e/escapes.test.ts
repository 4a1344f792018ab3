import { afterAll, describe, expect, test } from 'vitest';
import { openEditor } from './editor.ts';
import { escapes, type Escape } from './escapes.ts';
import { openPageWithOpenFrame, runInOpenFrame } from './openFrame.ts';
import { startOutside } from './outside.ts';
import { watchTraces } from './pageTraces.ts';
import { visit } from './visit.ts';

const DEMO = { path: '/base-ui/react-button', name: 'SaveButton' };
const GROUP_TIME = 300_000;

/** How long an attempt in a frame that holds nothing back may take to be seen. */
const SEEN_MS = 1500;

/** Attempts that this browser lets out of a frame that holds nothing back, by name. */
const seen = new Set<string>();

/** Writes a demo that makes an attempt, and says when it is over. */
function writeDemo({ name, code }: Escape): string {
  const body = `try { ${code} } catch (error) {} show(${JSON.stringify(`tried ${name}`)});`;
  return `import * as React from 'react'; export default function Attempt() { const [text, show] = React.useState(''); React.useEffect(() => { void (async () => { ${body} })(); }, []); return <p>{text}</p>; }`;
}

async function isSeen(attempt: Escape): Promise<boolean> {
  const outside = await startOutside();
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

/** Makes attempts in the frame of an edited demo, and tells which left a trace anywhere. */
async function findEscaped(attempts: readonly Escape[]): Promise<string[]> {
  const escaped: string[] = [];
  await visit(async ({ page, context, problems }) => {
    const { shown, message, write } = await openEditor(page, DEMO);
    await write("export default () => 'begin';");
    await shown.getByText('begin').waitFor();
    const readTraces = await watchTraces(page, context);
    for (const attempt of attempts) {
      const outside = await startOutside();
      await write(outside.address(writeDemo(attempt)));
      const tried = shown.getByText(`tried ${attempt.name}`, { exact: true });
      const stopped = message.getByText('so it was stopped');
      await Promise.any([tried.waitFor(), stopped.waitFor()]);
      const traces = await readTraces();
      // What comes next shows that the frame is there, or another in its place.
      await write(`export default () => ${JSON.stringify(`after ${attempt.name}`)};`);
      await shown.getByText(`after ${attempt.name}`, { exact: true }).waitFor();
      traces.push(...(await readTraces()));
      if (outside.hits() > 0) traces.push(`${outside.hits()} connections`);
      if (traces.length > 0) escaped.push(`${attempt.name}: ${traces.join(', ')}`);
      outside.close();
    }
    problems.splice(0);
  });
  return escaped;
}

describe('edited code cannot get out of its frame (S12)', () => {
  test('what is harmless is not seen', async () => {
    expect(await isSeen({ name: 'nothing', code: 'document.title = "mine";' })).toBe(false);
  });

  describe.each(Object.entries(escapes))('%s', (_, attempts) => {
    test('can be seen from a frame that holds nothing back', { timeout: GROUP_TIME }, async () => {
      for (const attempt of attempts) if (await isSeen(attempt)) seen.add(attempt.name);
      expect(attempts.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
    });

    test('come to nothing', { timeout: GROUP_TIME }, async () => {
      expect(await findEscaped(attempts)).toEqual([]);
    });
  });

  afterAll(() => {
    expect(seen.size).toBeGreaterThanOrEqual(30);
  });
});
