import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../node/freePort.ts';
import { listStories } from '../workbench/listStories.ts';
import { compareSides } from '../visual/compareSides.ts';
import { startBrowser } from '../visual/openWorkbench.ts';
import { createScreenshotStore } from '../visual/screenshotStore.ts';
import { takeSide } from '../visual/takeSide.ts';

vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-visual-test-'));
  browser = await startBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Writes a minimal workbench: HTML stories, and the Storybook globals that screenshots need. */
function writeWorkbench(name: string, stories: Record<string, string>): string {
  const dir = join(folder, name);
  mkdirSync(dir, { recursive: true });
  const entries = Object.keys(stories).map((id) => {
    return [id, { type: 'story', id, title: id, name: id, importPath: `./${id}.tsx` }];
  });
  writeFileSync(join(dir, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  writeFileSync(join(dir, 'iframe.html'), writeFrame(stories));
  return dir;
}

function writeFrame(stories: Record<string, string>): string {
  return `<!doctype html><html><body><script>
    const stories = ${JSON.stringify(stories).replaceAll('</', String.raw`<\/`)};
    const modes = { light: { mode: 'light' }, dark: { mode: 'dark' } };
    const chromatic = { modes, ignoreSelectors: ['.clock'] };
    const said = {};
    window.__STORYBOOK_ADDONS_CHANNEL__ = { last: (name) => said[name] };
    window.__STORYBOOK_PREVIEW__ = {
      ready: async () => {},
      loadStory: async () => ({ parameters: { chromatic }, storyGlobals: {} }),
    };
    const query = new URLSearchParams(location.search);
    const isDark = (query.get('globals') ?? '').includes('mode:dark');
    document.body.style.background = isDark ? '#111' : '#fff';
    const id = query.get('id');
    if (id) document.body.append(document.createRange().createContextualFragment(stories[id]));
    if (id?.endsWith('broken')) said.storyThrewException = [{ message: 'It is broken.' }];
    else said.storyFinished = [{ status: 'success' }];
  </script></body></html>`;
}

async function compare(before: Record<string, string>, after: Record<string, string>) {
  const store = createScreenshotStore(join(folder, 'pictures'));
  const port = await findFreePort();
  const take = (name: string, stories: Record<string, string>) => {
    const dir = writeWorkbench(name, stories);
    return takeSide({ name, dir, ids: listStories(dir).map(({ id }) => id), browser, store, port });
  };
  const sides = { before: await take('before', before), after: await take('after', after) };
  const noCauses = { stories: new Map(), causes: new Map() };
  const compareWith = (accepted: Parameters<typeof compareSides>[0]['accepted']) =>
    compareSides({ ...sides, ...noCauses, store, accepted });
  return { results: compareWith([]), compareWith };
}

const states = (results: { story: string; mode: string; state: string }[]) =>
  Object.fromEntries(results.map(({ story, mode, state }) => [`${story} ${mode}`, state]));

const box = (color: string) =>
  `<div style="inline-size:40px;block-size:40px;background:${color}"></div>`;
const pixel = (color: string) =>
  `<div style="position:absolute;left:300px;top:200px;width:1px;height:1px;background:${color}"></div>`;

const stories = {
  'a--box': box('rgb(47 75 199)'),
  'a--pixel': box('rgb(47 75 199)') + pixel('rgb(100 100 100)'),
  'a--moving':
    '<style>@keyframes turn { to { rotate: 1turn } } i { animation: turn 3s infinite; display: block; inline-size: 50px; block-size: 50px; background: teal }</style><i></i>',
  'a--chance':
    '<p></p><script>document.querySelector("p").textContent = Math.random() + " " + new Date().toDateString();</script>',
};

describe('screenshots of two workbenches', () => {
  test('reports no screenshot difference in two runs when no story changed', async () => {
    for (let run = 0; run < 2; run += 1) {
      const { results } = await compare(stories, stories);
      expect(results).toHaveLength(8);
      expect(results.filter(({ state }) => state !== 'same')).toEqual([]);
    }
  });

  test('reports one changed pixel when one of its color channels differs by one', async () => {
    const changed = { ...stories, 'a--pixel': box('rgb(47 75 199)') + pixel('rgb(100 101 100)') };
    const { results } = await compare(stories, changed);
    const differing = results.filter(({ state }) => state === 'changed');
    expect(differing.map(({ story, mode }) => [story, mode])).toEqual([
      ['a--pixel', 'light'],
      ['a--pixel', 'dark'],
    ]);
    expect(differing[0]?.difference).toMatchObject({
      pixels: 1,
      maxDelta: 1,
      box: { x: 300, y: 200, width: 1, height: 1 },
    });
  });
});

test('waits for short timers before a screenshot, but not for endless timers', async () => {
  const text = (script: string) =>
    `<p>on its way</p><script>{ const done = () => (document.querySelector('p').textContent = 'there'); ${script} }</script>`;
  const { results } = await compare(
    { 'a--once': text('done()'), 'a--chain': text('done()'), 'a--never': text('done()') },
    {
      'a--once': text('setTimeout(done, 500)'),
      'a--chain': text('setTimeout(() => setTimeout(done, 300), 300)'),
      'a--never': text('done(); const again = () => setTimeout(again, 50); again()'),
    },
  );
  expect(results).toHaveLength(6);
  expect(results.filter(({ state }) => state !== 'same')).toEqual([]);
});

describe('story with transitions and animations', () => {
  const move = `@keyframes grow { from { scale: 0.1 } }
    i, b { display: block; block-size: 40px } i { inline-size: 40px; transition: inline-size 0.3s } .wide { inline-size: 200px }
    b { inline-size: 200px; animation: grow 0.3s 0.2s backwards }`;
  const measure = `const sizes = () => [...document.querySelectorAll('i, b')].map((one) => one.getBoundingClientRect().width);
    const write = () => (document.querySelector('p').textContent = sizes().join());
    document.querySelector('i').getBoundingClientRect(); document.querySelector('i').className = 'wide';`;
  const moving = (script: string) =>
    `<style>${move}</style><p>on its way</p><i></i><b></b><script>{ ${measure} ${script} }</script>`;

  test('elements have their final size before their transition and animation would end', async () => {
    const { results } = await compare(
      { 'a--size': moving('document.querySelector("p").textContent = "200,200"') },
      { 'a--size': moving('setTimeout(write, 100)') },
    );
    expect(states(results)).toEqual({ 'a--size light': 'same', 'a--size dark': 'same' });
  });

  test('story receives transitionend and animationend before its screenshot', async () => {
    const tell = `const ends = new Set(); for (const name of ['transitionend', 'animationend'])
      addEventListener(name, () => { ends.add(name); if (ends.size === 2) write(); });`;
    const { results } = await compare(
      { 'a--end': moving('write()') },
      { 'a--end': moving(`${tell} setTimeout(() => {}, 500)`) },
    );
    expect(states(results)).toEqual({ 'a--end light': 'same', 'a--end dark': 'same' });
  });
});

test('captures off-screen content when it has content-visibility: auto', async () => {
  const list = (style: string) => {
    const lines = Array.from(
      { length: 200 },
      (_, index) => `<p style="${style}">Line ${index}</p>`,
    );
    return `<main>${lines.join('')}</main>`;
  };
  const { results } = await compare(
    { 'a--list': list('') },
    { 'a--list': list('content-visibility: auto; contain-intrinsic-size: auto 5px') },
  );
  expect(states(results)).toEqual({ 'a--list light': 'same', 'a--list dark': 'same' });
});

describe('differences that pass', () => {
  test('accepts a screenshot difference only when the list of accepted differences contains it', async () => {
    const { results, compareWith } = await compare(
      { 'a--box': box('red') },
      { 'a--box': box('blue') },
    );
    const [light] = results;
    const picture = light?.picture ?? '';
    const entry = { story: 'a--box', mode: 'light', picture, why: 'It is blue now.' };
    expect(states(compareWith([entry]))).toEqual({
      'a--box light': 'accepted',
      'a--box dark': 'changed',
    });
  });

  test('ignores a change when it is inside an element that ignoreSelectors matches', async () => {
    const clock = (time: string) => `<p class="clock" style="inline-size:90px">${time}</p>`;
    const { results } = await compare(
      { 'a--clock': clock('12:00') },
      { 'a--clock': clock('12:01') },
    );
    expect(states(results)).toEqual({ 'a--clock light': 'same', 'a--clock dark': 'same' });
  });
});

describe('screenshots on one side only', () => {
  test('reports a screenshot as new, removed or failed when only one workbench has the story', async () => {
    const { results } = await compare(
      { 'a--old': box('red') },
      { 'a--young': box('red'), 'a--broken': box('red') },
    );
    expect(states(results)).toEqual({
      'a--young light': 'new',
      'a--young dark': 'new',
      'a--broken light': 'failed',
      'a--broken dark': 'failed',
      'a--old light': 'removed',
      'a--old dark': 'removed',
    });
    expect(results.find(({ story }) => story === 'a--broken')?.problem).toBe('It is broken.');
  });
});
