import { describe, expect, test } from 'vitest';
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
const countAds = () => document.querySelectorAll('[data-ad-card]').length;
const mark = () => void Object.assign(window, { isSame: true });
/** Says whether all frames are there, which load once they are seen: no engine keeps a page with frames on their way. */
function hasFrames(count: number): boolean {
  const frames = Array.from(document.querySelectorAll('iframe'));
  for (const frame of frames) frame.scrollIntoView({ behavior: 'instant' });
  const pages = frames.map(({ contentDocument }) => contentDocument);
  const isThere = (page: Document | null) =>
    page?.URL !== 'about:blank' && page?.readyState === 'complete';
  return pages.length === count && pages.every(isThere);
}
const isSame = () => 'isSame' in window;

/** Shows a button in the middle of the window, clear of the bar at the top, and clicks it. */
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

describe.each(ENGINES)('in %s', (_, start) => {
  const engine = useEngine(start);

  test('the mode that was chosen is that of the next document too', async () => {
    await engine.open(PAGE);
    const chosen = (await engine.run(readMode)) === 'dark' ? 'light' : 'dark';
    await engine.click('[data-action="toggle-mode"]');
    await expect.poll(() => engine.run(readMode), POLL).toBe(chosen);
    await engine.visit(NEXT);
    expect(await engine.run(readMode)).toBe(chosen);
  });

  test('a link opens the next page in place', async () => {
    await engine.open(PAGE);
    await engine.run(mark);
    await engine.run(
      (next) => document.querySelector<HTMLElement>(`#site-navigation a[href="${next}"]`)?.click(),
      NEXT,
    );
    await expect.poll(() => engine.run(() => document.title), POLL).toContain('Button');
    expect(await engine.run(isSame)).toBe(true);
    expect(await engine.run(readProblems)).toEqual([]);
  });

  test('an edited demo runs in a frame of no origin', async () => {
    await engine.open(PAGE);
    await engine.run(() => document.querySelector('[data-demo]')?.scrollIntoView());
    await waitFor(engine, '[data-demo] [data-live]');
    await clickInView(engine, '[data-demo] button[aria-label="Edit the code"]');
    await waitFor(engine, '[data-edited-stage][aria-busy="false"]');
    await engine.run(() => document.querySelector<HTMLElement>('[data-editor-panel]')?.focus());
    await engine.press('Enter');
    await engine.selectAll();
    await engine.type('export default () => { throw new Error(window.origin); };');
    const readMessage = () => document.querySelector('[data-editor-message]')?.textContent;
    await expect.poll(() => engine.run(readMessage), POLL).toContain('null');
  });
});

describe.each(ENGINES)('what was left in %s', (name, start) => {
  const engine = useEngine(start);

  test.each(TEMPLATES)(
    '%s is kept for one who comes back, in the mode of now (R9)',
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
      // Chromium keeps no page whose status is an error.
      expect(await engine.run(isSame)).toBe(!(name === 'Chromium' && path === MISSING));
      await expect.poll(() => engine.run(readMode), POLL).toBe('light');
      expect(await engine.run(countAds)).toBe(ads);
      expect(await engine.run(readProblems)).toEqual([]);
    },
  );
});
