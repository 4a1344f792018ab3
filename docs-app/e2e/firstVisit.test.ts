import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  denyStorage,
  holdScripts,
  hydrate,
  waitForHydration,
  waitForQuiet,
} from '../testing/hydrate.ts';
import { readPage, pages, sampleByWeight, sampledPages } from './site.ts';
import { visit } from './visit.ts';

const READABLE_BYTES = 30_000;
const FIRST_SCRIPT_BYTES = 4000;
const QUIET_PAGE = '/material-ui/getting-started/installation';
const DEMO_PAGE = '/material-ui/react-alert';

test.each(sampleByWeight(pages))(
  'keeps the compressed HTML of $pathname within 30 kB',
  ({ pathname }) => {
    const bytes = brotliCompressSync(readPage(pathname)).byteLength;
    expect(bytes).toBeLessThanOrEqual(READABLE_BYTES);
  },
);

describe.each(sampledPages)('$pathname', ({ pathname }) => {
  test('references no external scripts or screen style sheets', () => {
    // The print style sheet does not block rendering.
    const html = readPage(pathname).replace(/<link [^>]*media="print">/, '');
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html).not.toMatch(/rel="?(modulepreload|stylesheet)/);
  });

  test('declares every theme variable that the inline styles use', () => {
    const html = readPage(pathname);
    const declared = new Set(Array.from(html.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
    const used = Array.from(html.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name);
    const isOfTheme = (name: string) => /^--(docs|mui|joy)-/.test(name);
    expect(used.filter((name) => isOfTheme(name) && !declared.has(name))).toEqual([]);
  });
});

test('keeps the inline scripts within 4 kB', () => {
  const scripts = [...readPage(QUIET_PAGE).matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)];
  const text = scripts.map(([, body]) => body).join('');
  expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(FIRST_SCRIPT_BYTES);
});

describe.concurrent('page without JavaScript', () => {
  test('shows text, code and navigation without JavaScript', () =>
    visit(
      async ({ page }) => {
        await page.goto(DEMO_PAGE);
        const article = page.locator('article');
        expect((await article.innerText()).length).toBeGreaterThan(1000);
        expect(await article.locator('[data-code-block] code').first().innerText()).toContain(
          'import',
        );
        expect(await page.getByRole('navigation', { name: 'documentation' }).isVisible()).toBe(
          true,
        );
        const links = page.locator('#docs-navigation a');
        expect(await links.count()).toBeGreaterThan(10);
        await links
          .filter({ hasText: /^Button$/ })
          .first()
          .click();
        expect(new URL(page.url()).pathname).toBe('/material-ui/react-button');
      },
      { javaScriptEnabled: false },
    ));
});

describe.concurrent('late hydration', () => {
  test('requests no script before the first user input', () =>
    visit(async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(QUIET_PAGE);
      await waitForQuiet(page);
      expect(scripts).toEqual([]);
      await hydrate(page);
      expect(scripts).not.toEqual([]);
    }));

  test('replays a click made before the demo is hydrated', () =>
    visit(async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(DEMO_PAGE);
      const demo = page.locator('[data-demo="DismissibleAlert"] [data-demo-stage]');
      const tip = demo.getByText('Press the space bar');
      await demo.getByRole('button', { name: 'Close the tip' }).click();
      expect(await tip.isVisible()).toBe(true);
      release();
      await tip.waitFor({ state: 'detached' });
    }));
});

describe.concurrent('color mode', () => {
  test('toggles the mode before hydration, and restores it without a flash on reload', () =>
    visit(async ({ page }) => {
      const release = await holdScripts(page);
      await page.addInitScript(recordFirstMode);
      await page.goto(QUIET_PAGE);
      const html = page.locator('html');
      expect(await html.getAttribute('data-mode')).toBe('light');
      await page.locator('[data-action="toggle-mode"]').click();
      expect(await html.getAttribute('data-mode')).toBe('dark');
      expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
      await page.reload({ waitUntil: 'domcontentloaded' });
      expect(await page.evaluate(() => document.documentElement.dataset['firstMode'])).toBe('dark');
      release();
      await hydrate(page);
      expect(await html.getAttribute('data-mode')).toBe('dark');
      await page.locator('[data-action="toggle-mode"]').click();
      expect(await html.getAttribute('data-mode')).toBe('light');
    }));

  test('follows the system color scheme when the stored mode is invalid', () =>
    visit(
      async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('mui-mode', 'sepia'));
        await page.goto(QUIET_PAGE);
        expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
      },
      { colorScheme: 'dark' },
    ));

  test('toggles the mode when storage is denied', () =>
    visit(async ({ page }) => {
      await denyStorage(page);
      await page.goto(QUIET_PAGE);
      await page.locator('[data-action="toggle-mode"]').click();
      expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
      await waitForHydration(page);
    }));
});

/** Records the color mode as soon as the document has a body. */
function recordFirstMode(): void {
  const observer = new MutationObserver(() => {
    const { dataset } = document.documentElement;
    if (!document.body) return;
    dataset['firstMode'] ??= dataset['mode'];
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
