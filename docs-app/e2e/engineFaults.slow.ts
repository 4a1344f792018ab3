import { describe, expect, onTestFinished, test } from 'vitest';
import { startRecordingHost, type RecordingHost } from './engines/recordingHost.ts';
import { ENGINES, POLL, useEngine, type UsedEngine } from './engines/useEngine.ts';
import type { Fault } from './faults/fault.ts';
import { MOST_LOADS, NEXT, PAGE, rows, TOGGLE } from './faults/index.ts';

declare global {
  interface Window {
    /** Selectors that were clicked in this document. */
    __clicked?: string[];
  }
}

/** Faults without browser context options, which only Chromium supports. */
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
/** Clicks once per document, because a second click would restart the navigation. */
function click(selector: string): void {
  window.__clicked ??= [];
  if (window.__clicked.includes(selector)) return;
  window.__clicked.push(selector);
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Waits until `read` returns the expected value, across reloads. */
async function waitUntil<Result>(read: () => Promise<Result>, expected: Result): Promise<void> {
  await expect.poll(read, POLL).toBe(expected);
}

interface Act {
  act: [(selector: string) => void, string];
  read: () => string | undefined;
  expected: string;
}

/** Repeats an action until it takes effect, because a reload can discard it. */
async function actUntil(engine: UsedEngine, { act, read, expected }: Act): Promise<void> {
  await waitUntil(async () => {
    const before = await engine.run(read);
    if (before !== expected) await engine.run(...act);
    return engine.run(read);
  }, expected);
}

async function otherMode(engine: UsedEngine): Promise<string> {
  let currentMode: string | undefined;
  await waitUntil(async () => (currentMode = await engine.run(readMode)) !== undefined, true);
  return currentMode === 'dark' ? 'light' : 'dark';
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
  const link = `#docs-navigation a[href="${NEXT}"]`;
  if (isAlone) await engine.run(click, link);
  else await actUntil(engine, { act: [click, link], read: readPath, expected: NEXT });
  await waitForRest();
  await waitForArticle();
  if (!forgets) await waitUntil(() => engine.run(readMode), mode);
}

test('has at least 80 faults for every engine', () => {
  expect(everywhere.length).toBeGreaterThanOrEqual(80);
});

describe.each(ENGINES)('page with faults in %s', (_, start) => {
  const engine = useEngine(start);

  test.each(everywhere)('keeps the page readable: $name (R1)', async (fault) => {
    const host = await startRecordingHost();
    onTestFinished(() => host.close());
    await read(engine, host, fault);
    expect(host.loads()).toBeGreaterThan(0);
    expect(host.loads()).toBeLessThanOrEqual(MOST_LOADS);
    expect(host.problems).toEqual([]);
    await waitUntil(() => engine.run(() => window.__problems.join('\n')), '');
  });
});
