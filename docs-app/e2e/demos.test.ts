import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hydrate, hydrateDemos } from '../testing/hydrate.ts';
import { pages, readDist, readPage } from './site.ts';
import { visit } from './visit.ts';

interface StoryEntry {
  id: string;
  title: string;
  type: string;
}

const products = fileURLToPath(new URL('../products', import.meta.url));
const PRODUCT_TITLES = /^(Material UI|Joy UI|Base UI|MUI System|MUI X|Toolpad Core|Docs Infra)\//;

function readStories(): string[] {
  const { entries } = JSON.parse(readDist('workbench/index.json')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && PRODUCT_TITLES.test(title))
    .map(({ id }) => id)
    .sort();
}

function listDemos(): string[] {
  return pages
    .flatMap(({ pathname }) => [...readPage(pathname).matchAll(/data-story="([^"]+)"/g)])
    .map(([, id]) => id ?? '')
    .sort();
}

test('has one story in the workbench for each demo of the site (WKB-2)', () => {
  expect(readStories()).toEqual(listDemos());
});

test('applies theme colors to demos before hydration after client-side navigation', () =>
  visit(async ({ page }) => {
    await page.goto('/versions');
    await hydrate(page);
    await page.route('**/assets/{system,demo-providers}*', () => {});
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/material-ui/react-button';
      link.textContent = 'Button';
      document.querySelector('article')?.prepend(link);
    });
    await page.getByRole('article').getByRole('link', { name: 'Button', exact: true }).click();
    const button = page.locator('[data-demo-stage] .MuiButton-contained').first();
    await button.waitFor();
    const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(color).toBe('rgb(25, 118, 210)');
  }));

test('hydrates a demo so that its buttons work', () =>
  visit(async ({ page }) => {
    await page.goto('/material-ui/react-alert');
    await hydrate(page);
    await hydrateDemos(page);
    const demo = page.locator('[data-demo="DismissibleAlert"] [data-demo-stage]');
    const tip = demo.getByText('Press the space bar');
    await demo.getByRole('button', { name: 'Close the tip' }).click();
    await tip.waitFor({ state: 'detached' });
    await demo.getByRole('button', { name: 'Show the tip' }).click();
    await tip.waitFor();
  }));

const alerts = pages.find(({ pathname }) => pathname === '/material-ui/react-alert');

const BROKEN_DEMO = `
  export default function Broken() {
    if (!window.isMended) throw new Error('Out of stock');
    return 'Back in stock';
  }
`;

test('isolates a demo that throws, offers a reset and keeps other demos working', () =>
  visit(async ({ page, problems }) => {
    const [name = '', [{ url = '' } = {}] = []] = Object.entries(alerts?.demos ?? {})[0] ?? [];
    await page.route(`**${url}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: BROKEN_DEMO }),
    );
    await page.goto('/material-ui/react-alert');
    await hydrate(page);
    await hydrateDemos(page);
    const stage = page.locator(`[data-demo="${name}"] [data-demo-stage]`);
    await stage.getByRole('alert').getByText('Out of stock').waitFor();
    await page
      .locator('[data-demo="DismissibleAlert"]')
      .getByRole('button', { name: 'Close the tip' })
      .click();
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await stage.getByRole('button', { name: 'Reset demo' }).click();
    await stage.getByText('Back in stock').waitFor();
    // React logs the error that the test caused.
    expect(problems.splice(0).every((problem) => problem.includes('Out of stock'))).toBe(true);
  }));

describe('copy button', () => {
  const grant = { permissions: ['clipboard-read', 'clipboard-write'] };

  test('copies the exact code of a block before and after hydration', () =>
    visit(async ({ page }) => {
      await page.goto('/material-ui/getting-started/installation');
      const blocks = await page.locator('[data-code-block]:visible').all();
      expect(blocks.length).toBeGreaterThan(0);
      for (const block of blocks) {
        await block.hover();
        await block.locator('[data-copy]').click();
        await block.locator('[data-copy][data-copied]').waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(await block.locator('code').textContent());
      }
      await hydrate(page);
    }, grant));

  test('copies the source of a demo unchanged', () =>
    visit(async ({ page }) => {
      await page.goto('/material-ui/react-button');
      await hydrate(page);
      await hydrateDemos(page);
      for (const demo of await page.locator('[data-demo]').all()) {
        const name = await demo.getAttribute('data-demo');
        const [file = ''] = globSync(`*/pages/react-button/demos/${name}/system.tsx`, {
          cwd: products,
        });
        await demo.getByRole('button', { name: 'Show code' }).click();
        await demo.locator('[data-code-block]').first().hover();
        await demo.locator('[data-copy]').first().click();
        await demo.locator('[data-copied]').first().waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(readFileSync(`${products}/${file}`, 'utf8'));
      }
    }, grant));
});
