import { describe, expect, test } from 'vitest';
import { endGaps, startGaps } from './measureGaps.ts';
import { ENGINES, POLL, readProblems, useEngine, type UsedEngine } from './engines/useEngine.ts';

const PAGE = '/material-ui/react-alert';
const NEXT = '/material-ui/react-button';
const PLAYGROUND = '/playground';
const MISSING = '/no-such-page';
/** A page of each template. */
const TEMPLATES = [
  ...['/', PLAYGROUND, MISSING, '/production-error', '/material-ui/api/alert', PAGE],
  ...['/material-ui/getting-started/installation', '/zh/material-ui/react-button'],
];

const readMode = () => document.documentElement.dataset['mode'];
const readMessage = () => document.querySelector('[data-editor-message]')?.textContent;
const countAds = () => document.querySelectorAll('[data-ad-card]').length;
const mark = () => void Object.assign(window, { isSame: true });
/**
 * Scrolls to all lazy iframes, and returns whether they have loaded.
 * No engine caches a page for Back while its iframes load.
 */
function hasFrames(count: number): boolean {
  const frames = Array.from(document.querySelectorAll('iframe'));
  for (const frame of frames) frame.scrollIntoView({ behavior: 'instant' });
  const pages = frames.map(({ contentDocument }) => contentDocument);
  const isThere = (page: Document | null) =>
    page?.URL !== 'about:blank' && page?.readyState === 'complete';
  return pages.length === count && pages.every(isThere);
}
const isSame = () => 'isSame' in window;

/** Scrolls a button to the middle of the viewport, clear of the app bar, and clicks it. */
async function clickInView(engine: UsedEngine, selector: string): Promise<void> {
  await engine.run(
    (name) =>
      document.querySelector(name)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );
  await engine.click(selector);
}

async function waitFor(engine: UsedEngine, selector: string): Promise<void> {
  const isThere = (name: string) => document.querySelector(name) !== null;
  await expect.poll(() => engine.run(isThere, selector), POLL).toBe(true);
}

/** Opens the page and replaces the code of its first demo. */
async function editFirstDemo(engine: UsedEngine, code: string): Promise<void> {
  await engine.open(PAGE);
  await engine.run(() => document.querySelector('[data-demo]')?.scrollIntoView());
  await waitFor(engine, '[data-demo] [data-live]');
  await clickInView(engine, '[data-demo] button[aria-label="Edit the code"]');
  await waitFor(engine, '[data-edited-stage][aria-busy="false"]');
  await engine.run(() => document.querySelector<HTMLElement>('[data-editor-panel]')?.focus());
  await engine.press('Enter');
  await engine.selectAll();
  await engine.type(code);
}

describe.each(ENGINES)('user journeys in %s', (_, start) => {
  const engine = useEngine(start);

  test('keeps the selected color mode after a page load', async () => {
    await engine.open(PAGE);
    const chosen = (await engine.run(readMode)) === 'dark' ? 'light' : 'dark';
    await engine.click('[data-action="toggle-mode"]');
    await expect.poll(() => engine.run(readMode), POLL).toBe(chosen);
    await engine.visit(NEXT);
    expect(await engine.run(readMode)).toBe(chosen);
  });

  test('opens the next page without a page load when a link is clicked', async () => {
    await engine.open(PAGE);
    await engine.run(mark);
    await engine.run(
      (next) => document.querySelector<HTMLElement>(`#docs-navigation a[href="${next}"]`)?.click(),
      NEXT,
    );
    await expect.poll(() => engine.run(() => document.title), POLL).toContain('Button');
    expect(await engine.run(isSame)).toBe(true);
    expect(await engine.run(readProblems)).toEqual([]);
  });

  test('runs an edited demo in an iframe with an opaque origin', async () => {
    await editFirstDemo(engine, 'export default () => { throw new Error(window.origin); };');
    await expect.poll(() => engine.run(readMessage), POLL).toContain('null');
  });
});

describe.each(ENGINES)('endless code in an edited demo in %s', (_, start) => {
  const engine = useEngine(start);

  test('stops endless code while the page responds within 200 ms (FAULT G1, S12)', async () => {
    await editFirstDemo(engine, 'export default () => { for (;;); };');
    await engine.run(startGaps);
    await expect.poll(() => engine.run(readMessage), POLL).toMatch(/The loop ran .+, line 1$/);
    expect(await engine.run(endGaps)).toBeLessThan(200);
  });
});

describe.each(ENGINES)('back/forward cache in %s', (name, start) => {
  const engine = useEngine(start);

  test.each(TEMPLATES)(
    '%s: is restored from the back/forward cache in the current mode (R9)',
    async (path) => {
      await engine.open(path);
      await expect.poll(() => engine.run(hasFrames, path === PLAYGROUND ? 1 : 0), POLL).toBe(true);
      const ads = await engine.run(countAds);
      await engine.run(mark);
      await engine.run(() => window.__vitrine.settings.setMode('dark'));
      await engine.visit(NEXT);
      await engine.run(() => window.__vitrine.settings.setMode('light'));
      await engine.back();
      await expect.poll(() => engine.run(() => location.pathname), POLL).toBe(path);
      // Chromium does not cache a page with an error status.
      expect(await engine.run(isSame)).toBe(!(name === 'Chromium' && path === MISSING));
      await expect.poll(() => engine.run(readMode), POLL).toBe('light');
      expect(await engine.run(countAds)).toBe(ads);
      expect(await engine.run(readProblems)).toEqual([]);
    },
  );
});
