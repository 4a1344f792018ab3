import { describe, expect, onTestFinished, test } from 'vitest';
import { startRecordingHost, type RecordingHost } from './engines/recordingHost.ts';
import { ENGINES, POLL, useEngine, type UsedEngine } from './engines/useEngine.ts';
import type { Fault } from './faults/fault.ts';
import { MOST_LOADS, NEXT, PAGE, rows, TOGGLE } from './faults/index.ts';

declare global {
  interface Window {
    /** What was clicked in this document. */
    __clicked?: string[];
  }
}

/** Rows that need nothing but a host and a document; Chromium alone can be set for the others. */
const everywhere = rows.filter(({ options }) => options === undefined);

const readMode = () => document.documentElement.dataset['mode'];
const hasArticle = () =>
  (document.querySelector('h1')?.textContent ?? '').trim() !== '' &&
  (document.querySelector('article')?.textContent ?? '').length >= 500;
const isQuiet = () =>
  new Promise<boolean>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(true))));
  });
const readPath = () => location.pathname;
/** Clicks, once in each document: a second click would begin to open the page anew. */
function click(selector: string): void {
  window.__clicked ??= [];
  if (window.__clicked.includes(selector)) return;
  window.__clicked.push(selector);
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Waits for what holds in the page, however often it is loaded again meanwhile. */
async function waitUntil<Result>(read: () => Promise<Result>, expected: Result): Promise<void> {
  await expect.poll(read, POLL).toBe(expected);
}

interface Act {
  act: [(selector: string) => void, string];
  read: () => string | undefined;
  expected: string;
}

/** Does something until it shows; a page that is loaded again meanwhile has to be told once more. */
async function actUntil(engine: UsedEngine, { act, read, expected }: Act): Promise<void> {
  await waitUntil(async () => {
    const before = await engine.run(read);
    if (before !== expected) await engine.run(...act);
    return engine.run(read);
  }, expected);
}

async function otherMode(engine: UsedEngine): Promise<string> {
  let shown: string | undefined;
  await waitUntil(async () => (shown = await engine.run(readMode)) !== undefined, true);
  return shown === 'dark' ? 'light' : 'dark';
}

async function read(engine: UsedEngine, host: RecordingHost, fault: Fault): Promise<void> {
  const { before, after, address = '', isStill, isAlone, forgets } = fault;
  const around = { ...host, run: engine.run };
  const waitForArticle = () => waitUntil(() => engine.run(hasArticle), true);
  const waitForRest = () => waitUntil(() => engine.run(isQuiet), true);
  await before?.(around);
  await engine.renew();
  await engine.visit(host.url + PAGE + address);
  await waitForArticle();
  await engine.point();
  await (isStill
    ? waitForRest()
    : waitUntil(() => engine.run(() => window.__vitrine?.hydrated ?? false), true));
  await after?.(around);
  const mode = await otherMode(engine);
  await actUntil(engine, { act: [click, TOGGLE], read: readMode, expected: mode });
  await waitForArticle();
  const link = `#site-navigation a[href="${NEXT}"]`;
  if (isAlone) await engine.run(click, link);
  else await actUntil(engine, { act: [click, link], read: readPath, expected: NEXT });
  await waitForRest();
  await waitForArticle();
  if (!forgets) await waitUntil(() => engine.run(readMode), mode);
}

test('there are 80 rows for every engine', () => {
  expect(everywhere.length).toBeGreaterThanOrEqual(80);
});

describe.each(ENGINES)('in %s', (_, start) => {
  const engine = useEngine(start);

  test.each(everywhere)('a page is read: $name (R1)', async (fault) => {
    const host = await startRecordingHost();
    onTestFinished(() => host.close());
    await read(engine, host, fault);
    expect(host.loads()).toBeGreaterThan(0);
    expect(host.loads()).toBeLessThanOrEqual(MOST_LOADS);
    expect(host.problems).toEqual([]);
    await waitUntil(() => engine.run(() => window.__problems.join('\n')), '');
  });
});
