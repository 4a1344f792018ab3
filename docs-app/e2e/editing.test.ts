import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { openEditor, waitUntil, type EditedDemo } from './editor.ts';
import { hydrate, waitForQuiet } from '../testing/hydrate.ts';
import { pages, readPage } from './site.ts';
import { sampleEvery } from './tier.ts';
import { startVisit, visit, type Visit } from './visit.ts';

const BUTTON = { path: '/base-ui/react-button', name: 'SaveButton' };
const MENU = { path: '/base-ui/react-menu', name: 'SortMenu' };

/** One demo of each product. */
const PRODUCTS = [
  BUTTON,
  { path: '/joy-ui/react-button', name: 'IconButtons' },
  { path: '/material-ui/react-alert', name: 'DismissibleAlert' },
  ...['system', 'x', 'toolpad', 'experiments'].map(findDemo),
];

function findDemo(folder: string): { path: string; name: string } {
  const match = pages
    .filter(({ pathname }) => pathname.startsWith(`/${folder}/`))
    .map(({ pathname }) => ({ path: pathname, html: readPage(pathname) }))
    .find(({ html }) => html.includes('data-demo="'));
  const [, name = ''] = /data-demo="([^"]+)"/.exec(match?.html ?? '') ?? [];
  return { path: match?.path ?? '', name };
}

const component = (body: string, before = '') =>
  `import * as React from 'react'; ${before} export default function Demo() { ${body} }`;

describe.concurrent('demo before it is edited', () => {
  test('loads no editor code before a demo is edited', () =>
    visit(async ({ page }) => {
      const scripts: string[] = [];
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      page.on('response', async (response) => {
        const body = response.url().endsWith('.js') ? response.text() : undefined;
        if (body) scripts.push(await body.catch(() => ''));
      });
      await page.goto(BUTTON.path);
      await hydrate(page);
      await waitForQuiet(page);
      expect(requests.filter((path) => path.includes('/play/'))).toEqual([]);
      const names = /cm-content|Error transforming|createHighlighter/;
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.filter((text) => names.test(text))).toEqual([]);
    }));
});

describe.concurrent('edited demo', () => {
  test.each(sampleEvery(4, PRODUCTS))(
    'renders the original code in the iframe without an error: $path',
    (demo) =>
      visit(async ({ page }) => {
        const { shown, message } = await openEditor(page, demo);
        await shown.waitFor();
        expect(await message.textContent()).toBe('');
      }),
  );

  test('imports the other files of a demo with their edits', () =>
    visit(async ({ page }) => {
      const { demo, shown, write } = await openEditor(page, MENU);
      const tabs = demo.getByRole('tab');
      await tabs.nth(1).waitFor();
      await tabs.nth(1).click();
      const text = await demo.getByRole('textbox').textContent();
      await tabs.nth(0).click();
      const name = (await tabs.nth(1).textContent()) ?? '';
      await write(
        component(
          'return <p>{Object.keys(Others).sort().join()}</p>;',
          `import * as Others from './${name.replace(/\.ts$/, '')}';`,
        ),
      );
      const [, exported = ''] = /export (?:const|function) (\w+)/.exec(text ?? '') ?? [];
      await shown.getByText(exported).waitFor();
      await tabs.nth(1).click();
      await write('export const another = 1;');
      await shown.getByText('another').waitFor();
    }));

  test.each([
    ['Tailwind', (code: string) => code.replace(/className="/, 'className="opacity-25 ')],
    ['CSS', (code: string) => code.replace(/className="/, 'style={{ opacity: 0.25 }} className="')],
  ])('keeps the %s styling of the demo in the iframe', (styling, change) =>
    visit(async ({ page, context }) => {
      await context.addCookies([{ name: 'codeStyling', value: styling, url: inject('origin') }]);
      await page.goto(BUTTON.path);
      await hydrate(page);
      const stage = page.locator(`[data-demo="${BUTTON.name}"] [data-demo-stage]`);
      await stage.scrollIntoViewIfNeeded();
      await stage.and(page.locator('[data-live]')).waitFor();
      const readLook = (element: Element) => {
        const { backgroundColor, padding, fontFamily } = getComputedStyle(element);
        return { backgroundColor, padding, fontFamily };
      };
      const before = await stage.getByRole('button').first().evaluate(readLook);
      const { demo, shown, write } = await openEditor(page, BUTTON);
      const button = shown.getByRole('button').first();
      expect(await button.evaluate(readLook)).toEqual(before);
      await write(change((await demo.getByRole('textbox').innerText()).replaceAll('\n\n', '\n')));
      await shown.locator('[class]').first().waitFor();
      await waitUntil(demo.frameLocator('iframe').locator('body'), (body) =>
        [...body.querySelectorAll('[data-stage]:not([data-next]) *')].some(
          (one) => getComputedStyle(one).opacity === '0.25',
        ),
      );
    }),
  );

  const opened = [
    ['a dialog', { path: '/material-ui/react-dialog', name: 'DeleteConfirmation' }, 'alertdialog'],
    ['a list', { path: '/joy-ui/react-select', name: 'StatusFilter' }, 'listbox'],
    ['a menu', MENU, 'menu'],
  ] as const;

  test.each(sampleEvery(2, opened))('resizes the iframe so that %s fits', (_, demo, role) =>
    visit(async ({ page }) => {
      const { demo: frame, shown } = await openEditor(page, demo);
      await shown.locator('button').first().click();
      const opened = frame.frameLocator('iframe').getByRole(role);
      await waitUntil(opened, (element) => {
        const { bottom } = element.getBoundingClientRect();
        return bottom <= innerHeight && element.scrollHeight <= element.clientHeight + 2;
      });
    }),
  );

  test('passes axe while the editor shows an error', () =>
    visit(async ({ page, problems }) => {
      const { write, message } = await openEditor(page, MENU);
      await write('broken(');
      await message.getByText('Syntax error').waitFor();
      expect(await findViolations(page, 'light')).toEqual([]);
      expect(await findViolations(page, 'dark')).toEqual([]);
      problems.splice(0);
    }));
});

const THROWS = [
  [
    'a syntax error that only the browser finds',
    component('const a = 1; const a = 2; return null;'),
    /Syntax error: .*already been declared/,
  ],
  [
    'an unknown import',
    component('return <B />;', "import B from '@mui/base/Buton';"),
    /Cannot import “@mui\/base\/Buton”\. Did you mean @mui\/base\/Button.*\?/,
  ],
  [
    'an import without a similar name',
    component('return <B />;', "import B from 'lodash-everything-else-entirely';"),
    /A demo can import only its own files/,
  ],
  ['no component', 'export const a = 1;', /default export of .* must be a component/],
  [
    'an error before the first render',
    'throw new Error("early"); export default () => null;',
    /before the demo rendered: early/,
  ],
  ['an error during render', component('throw new Error("drawn");'), /while it rendered: drawn/],
  [
    'an invalid React child',
    component('return <p>{{} as string}</p>;'),
    /while it rendered: Objects are not valid as a React child/,
  ],
  [
    'too many renders',
    component('const [a, b] = React.useState(0); b(a + 1); return null;'),
    /Too many re-renders/,
  ],
  [
    'an error in an effect',
    component('React.useEffect(() => { throw new Error("effect"); }); return <p>a</p>;'),
    /An effect of the demo threw an error: effect/,
  ],
  ['a thrown value that is not an error', component('throw null;'), /while it rendered: null/],
  [
    'a rejected promise',
    component(
      'React.useEffect(() => { void Promise.reject(new Error("late")); }, []); return <p>a</p>;',
    ),
    /A promise of the demo was rejected: late/,
  ],
  [
    'an error in a timer',
    component(
      'React.useEffect(() => { setTimeout(() => { throw new Error("timer"); }); }, []); return <p>a</p>;',
    ),
    /after it rendered: timer/,
  ],
] as const;

describe('consecutive edits of a demo', () => {
  let visited: Visit;
  let edited: EditedDemo;

  beforeAll(async () => {
    visited = await startVisit();
    edited = await openEditor(visited.page, BUTTON);
  });

  afterAll(() => visited.context.close());

  /** Creates a test that continues from the state of the previous test. */
  const edit = (read: (open: Visit & EditedDemo) => Promise<void>) => async () => {
    await read({ ...visited, ...edited });
    expect(visited.problems).toEqual([]);
  };

  test(
    'enters the editor on Enter, leaves on Escape, and moves focus out on Tab (WCAG 2.1.1, 2.1.2)',
    edit(async ({ page, demo }) => {
      const panel = demo.locator('[data-editor-panel]');
      await panel.focus();
      await demo.getByText('Press Enter to start editing').waitFor();
      await page.keyboard.press('Enter');
      const isIn = () => panel.evaluate((element) => element.contains(document.activeElement));
      expect(await isIn()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await panel.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await isIn()).toBe(false);
    }),
  );

  test(
    'renders the edited code, and keeps the last working version while the code has errors',
    edit(async ({ demo, shown, message, write }) => {
      await write(component('return <p>Mine: {[1, 2].map((n: number) => n * 2).join()}</p>;'));
      await shown.getByText('Mine: 2,4').waitFor();
      await write(component('return <p>Mine</p'));
      await message.getByText('Syntax error:').waitFor();
      await shown.getByText('Mine: 2,4').waitFor();
      expect(await demo.locator('.cm-problem').count()).toBe(1);
      await write(component('return <p>Mended</p>;'));
      await shown.getByText('Mended').waitFor();
      await waitUntil(message, ({ textContent }) => textContent === '');
    }),
  );

  test(
    'shows “Your edit is not tested” for valid and invalid edits (FAULT A4)',
    edit(async ({ demo, message, write }) => {
      const strip = demo.locator('[data-evidence]');
      for (const code of [component('return <p>Untried</p>;'), 'broken(']) {
        await write(code);
        await demo.locator('[data-evidence="edited"]').waitFor();
        expect(await strip.textContent()).toBe('Your edit is not tested');
      }
      await message.getByText('Syntax error:').waitFor();
      await demo.getByRole('button', { name: 'Reset', exact: true }).click();
      await demo.locator('[data-evidence="untested"], [data-evidence="passed"]').waitFor();
      expect(await strip.textContent()).not.toContain('Your edit is not tested');
    }),
  );

  test(
    'undoes the reset of a demo with the button and with Ctrl+Z',
    edit(async ({ page, demo, shown, write }) => {
      await write(component('return <p>Mine</p>;'));
      await shown.getByText('Mine').waitFor();
      await demo.getByRole('button', { name: 'Reset', exact: true }).click();
      await shown.getByRole('button').first().waitFor();
      await demo.getByRole('button', { name: 'Undo reset' }).click();
      await shown.getByText('Mine').waitFor();
      await demo.getByRole('button', { name: 'Reset', exact: true }).click();
      await shown.getByRole('button').first().waitFor();
      await demo.getByRole('textbox').focus();
      await page.keyboard.press('ControlOrMeta+Z');
      await shown.getByText('Mine').waitFor();
    }),
  );

  test(
    'shows every type of error, and keeps the last working version (WCAG 3.3.1, 3.3.3)',
    { timeout: 90_000 },
    edit(async ({ problems, shown, message, write }) => {
      for (const [name, code, sentence] of sampleEvery(3, THROWS)) {
        await write(component(`return <p>Before ${name.replaceAll("'", '')}</p>;`));
        await shown.getByText(`Before ${name.replaceAll("'", '')}`).waitFor();
        await write(code);
        await message.getByText(sentence).waitFor();
        if (/promise|timer/.test(name)) continue;
        expect(await shown.textContent()).toBe(`Before ${name.replaceAll("'", '')}`);
      }
      // React also logs the errors.
      problems.splice(0);
    }),
  );

  test(
    'keeps the state of the demo when an event handler throws',
    edit(async ({ problems, shown, message, write }) => {
      await write(
        component(
          'const [n, set] = React.useState(0); return <button onClick={() => { set(n + 1); if (n > 0) throw new Error("clicked"); }}>{n}</button>;',
        ),
      );
      const button = shown.getByRole('button', { name: /^\d$/ });
      await button.click();
      await button.click();
      await message.getByText('after it rendered: clicked').waitFor();
      expect(await button.textContent()).toBe('2');
      problems.splice(0);
    }),
  );

  test(
    'resets a demo that throws during a rerender',
    edit(async ({ problems, shown, message, write }) => {
      // React would keep the state of the previous test for the same component.
      await write(component('return <p>Stateless</p>;'));
      await shown.getByText('Stateless').waitFor();
      await write(
        component(
          'const [n, set] = React.useState(0); if (n > 1) throw new Error("three"); return <button onClick={() => set(n + 1)}>{n}</button>;',
        ),
      );
      const button = shown.getByRole('button', { name: /^\d$/ });
      await button.click();
      await button.getByText('1').waitFor();
      await button.click();
      await message.getByText('three').waitFor();
      await button.getByText('0').waitFor();
      problems.splice(0);
    }),
  );

  test(
    'rejects a paste of ten megabytes and keeps the code',
    edit(async ({ page, demo, message, write, shown }) => {
      await write(component('return <p>Mine</p>;'));
      await shown.getByText('Mine').waitFor();
      const text = demo.getByRole('textbox');
      const before = await text.textContent();
      const delays = await measureInput(page, async () => {
        await text.evaluate((element, length) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', 'const a = 1;\n'.repeat(length / 13));
          element.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          );
        }, 10_000_000);
        await message.getByText('A demo can have at most 200000 characters').waitFor();
      });
      expect(delays.p95).toBeLessThan(500);
      expect(await text.textContent()).toBe(before);
      await shown.getByText('Mine').waitFor();
    }),
  );

  test(
    'applies direction, density and mode of the page to the iframe',
    edit(async ({ page, demo }) => {
      const frame = demo.frameLocator('iframe');
      await page.evaluate(() =>
        window.__vitrine.settings.choose({ direction: 'rtl', dense: true }),
      );
      await frame.locator('html[dir="rtl"][data-density="dense"]').waitFor();
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      await frame.locator('html[data-mode="dark"]').waitFor();
    }),
  );
});

/**
 * Limit of the page's input delay while an iframe is frozen, in milliseconds.
 * Half of the iframe's timeout, so that a page that waits for the iframe exceeds the limit.
 */
const FROZEN_MS = 1000;

/** Times from a key press to the next animation frame of the page, in milliseconds. */
interface InputDelays {
  median: number;
  p95: number;
}

/** Presses a key repeatedly while `during` runs, and measures the input delays. */
async function measureInput(page: Page, during: () => Promise<unknown>): Promise<InputDelays> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => times.push(performance.now() - timeStamp));
    });
  });
  let isOver = false;
  const happening = during().finally(() => (isOver = true));
  while (!isOver) await page.keyboard.press('Shift');
  await happening;
  const times = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return (window as unknown as { times: number[] }).times;
  });
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? Infinity;
  return { median: quantile(0.5), p95: quantile(0.95) };
}

/** Backtracks for hours, without a loop or a function that could contain a guard. */
const BACKTRACKING = '/^(a+)+$/.test("a".repeat(50) + "b")';

const HOGS = [
  [
    'a regular expression without end',
    component(`return <p>{String(${BACKTRACKING})}</p>;`),
    'The code did not respond for 2 seconds',
  ],
  [
    'an endless loop in an effect',
    component('React.useEffect(() => { for (;;); }); return null;'),
    'The loop ran for more than',
  ],
  [
    'unlimited memory, at once',
    component('const all: unknown[] = []; for (;;) all.push(new Array(100000).fill({}));'),
    'The loop ran for more than',
  ],
  [
    'unlimited memory, gradually',
    component(
      'React.useEffect(() => { const all: unknown[] = []; setInterval(() => all.push(new Uint8Array(2e8).fill(1)), 50); }, []); return null;',
    ),
    /used too much memory|did not respond/,
  ],
  [
    'messages without end',
    component(
      'React.useEffect(() => { setInterval(() => { for (let n = 0; n < 10000; n++) parent.postMessage(n, "*"); }, 10); }, []); return null;',
    ),
    'sent the page too many messages',
  ],
  [
    'long messages without end',
    component(
      "React.useEffect(() => { const text = 'a'.repeat(5e6); setInterval(() => parent.postMessage(text, '*'), 1); }, []); return null;",
    ),
    'sent the page too many messages',
  ],
  [
    'errors without end',
    component(
      'React.useEffect(() => { setInterval(() => { for (let n = 0; n < 1000; n++) void Promise.reject(n); }, 1); }, []); return <p>a</p>;',
    ),
    'A promise of the demo was rejected',
  ],
  [
    'code without end on pagehide',
    component(
      `React.useEffect(() => { addEventListener("pagehide", () => ${BACKTRACKING}); setTimeout(() => ${BACKTRACKING}); }, []); return null;`,
    ),
    'The code did not respond',
  ],
] as const;

describe('page with a frozen iframe (S12)', () => {
  test.for(sampleEvery(3, HOGS))(
    'keeps the page responsive when a demo has %s',
    { timeout: 90_000 },
    ([name, code, sentence], { annotate }) =>
      visit(async ({ page, problems }) => {
        const { demo, shown, message, write } = await openEditor(page, BUTTON);
        await write(component('return <p>Worked</p>;'));
        await shown.getByText('Worked').waitFor();
        await write(code);
        const since = performance.now();
        const { median, p95 } = await measureInput(page, () =>
          message.getByText(sentence).waitFor(),
        );
        const seconds = (performance.now() - since) / 1000;
        const input = `input median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
        await annotate(`${input}, message after ${seconds.toFixed(1)} s`);
        expect(median).toBeLessThan(200);
        expect(p95).toBeLessThan(FROZEN_MS);
        if (!name.startsWith('errors')) await shown.getByText('Worked').waitFor();
        // The editor keeps the code. The fixed code runs.
        expect((await demo.getByRole('textbox').textContent())?.length).toBe(code.length);
        await write(component('return <p>Mended</p>;'));
        await shown.getByText('Mended').waitFor();
        problems.splice(0);
      }),
  );
});
