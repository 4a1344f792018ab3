import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProcessor } from '@mdx-js/mdx';
import type { Page } from 'playwright';
import remarkGfm from 'remark-gfm';
import { loadDocument } from './loadDocument.ts';
import { visit as visitTree } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { derivePackageCommands, PACKAGE_MANAGERS, type ComponentApi } from '@vitrine/ui/core';
import { hydrate } from '../testing/hydrate.ts';
import { pauseClock } from './pauseClock.ts';
import { pages, readDist, readPage, sampledPages } from './site.ts';
import { visit } from './visit.ts';

const PAGE = '/experiments/docs/code-blocks';

/** A code block, and the text that its button copies. */
interface Block {
  /** Name of the demo whose source the block shows; undefined outside of demos. */
  demo: string | undefined;
  title: string | undefined;
  copied: string;
}

const productsDir = fileURLToPath(new URL('../products', import.meta.url));

/** MDX file of each authored page, by its published pathname. */
const files = new Map(
  globSync('*/pages/**/page.mdx', { cwd: productsDir }).map((file) => [
    `/${dirname(file).replace('/pages', '')}`.replace(/^\/docs\//, '/'),
    join(productsDir, file),
  ]),
);

const parser = createProcessor({ remarkPlugins: [remarkGfm] });

/** Reads the code fences of a page; `packages` fences yield a command per package manager. */
function readFences(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  const sources: string[] = [];
  visitTree(parser.parse(text), 'code', ({ value, meta }) => {
    const commands = meta === 'packages' ? derivePackageCommands(value) : undefined;
    sources.push(...(commands ? PACKAGE_MANAGERS.map((manager) => commands[manager]) : [value]));
  });
  return sources;
}

/** Reads the import that an API page shows for each export. */
function readImports(pathname: string): string[] {
  const data = JSON.parse(readDist(`${pathname}/api.json`)) as ComponentApi | ComponentApi[];
  return [data].flat().map(({ imports }) => imports[0] ?? '');
}

/** Reads the demo file that a block shows. */
function readDemoFile(page: string, { demo = '', title = '' }: Block): string {
  const name = title === `${demo}.tsx` ? 'system.tsx' : title;
  return readFileSync(join(dirname(page), 'demos', demo, name), 'utf8');
}

/** Lists the sources of a page's blocks: demo files by name, all other sources in page order. */
function listSources(
  { pathname, kind }: (typeof pages)[number],
  blocks: readonly Block[],
): string[] {
  const file = files.get(pathname) ?? '';
  const written = kind === 'api' ? readImports(pathname) : readFences(file);
  const sources = blocks.map((block) =>
    block.demo === undefined ? (written.shift() ?? 'nothing') : readDemoFile(file, block),
  );
  return [...sources, ...written];
}

/** Inserts the article of another page, clicks all its copy buttons, and returns the copies. */
async function copyAll(page: Page, pathname: string): Promise<Block[]> {
  const served = await loadDocument(page, pathname);
  return page.evaluate(async (otherDocument) => {
    const article = otherDocument.querySelector('article');
    if (!article) throw new Error('The page has no article');
    document.body.append(article);
    const copied: string[] = [];
    navigator.clipboard.writeText = async (text) => void copied.push(text);
    const blocks = [...article.querySelectorAll('[data-code-block]')].map((block, index) => {
      block.querySelector<HTMLElement>('[data-copy]')?.click();
      return {
        demo: block.closest<HTMLElement>('[data-demo]')?.dataset['demo'],
        title: block.querySelector('figcaption')?.textContent,
        copied: copied[index] ?? 'nothing',
      };
    });
    article.remove();
    return blocks;
  }, served);
}

const withCode = pages.filter(({ pathname }) => readPage(pathname).includes('data-code-block'));
const folderOf = (pathname: string) => pathname.split('/')[1] ?? '';
const folders = [...new Set(withCode.map(({ pathname }) => folderOf(pathname)))];
const copied = withCode.filter((page) => sampledPages.includes(page));
/** Pages per test. */
const BATCH = 20;
const batches = folders.flatMap((folder) => {
  const inFolder = copied.filter(({ pathname }) => folderOf(pathname) === folder);
  return Array.from({ length: Math.ceil(inFolder.length / BATCH) }, (_, index) => ({
    folder,
    from: index * BATCH + 1,
    routes: inFolder.slice(index * BATCH, (index + 1) * BATCH),
  }));
});

describe.concurrent('copied code (PRD-2)', () => {
  test('assigns every sampled page with code blocks to a test batch', () => {
    expect(copied.length).toBeGreaterThan(0);
    expect(batches.flatMap(({ routes }) => routes)).toEqual(expect.arrayContaining(copied));
  });

  test.each(batches)(
    'copies the exact source of code blocks on pages of /$folder, from page $from',
    ({ routes }) =>
      visit(
        async ({ page }) => {
          await page.goto(PAGE);
          await hydrate(page);
          for (const route of routes) {
            const { pathname } = route;
            const blocks = await copyAll(page, pathname);
            const copied = blocks.map((block) => block.copied);
            expect({ pathname, copied }).toEqual({ pathname, copied: listSources(route, blocks) });
          }
        },
        // A page's Content Security Policy blocks the styles of another page.
        { bypassCSP: true },
      ),
  );
});

const blockOf = (page: Page) => page.locator('[data-code-block]').first();
const readCode = (page: Page) => blockOf(page).locator('code').textContent();
const readSelected = (page: Page) => page.evaluate(() => String(getSelection()));
const readCopied = (page: Page) => page.evaluate(() => document.documentElement.dataset['copied']);

/** Records the text that the page copies, because concurrent pages share one clipboard. */
function catchCopies(isAllowed: boolean): void {
  const note = (text: string) => (document.documentElement.dataset['copied'] = text);
  document.execCommand = () => note(document.querySelector('textarea')?.value ?? '') !== '';
  // The initial empty document has no clipboard.
  if (!navigator.clipboard) return;
  navigator.clipboard.writeText = async (text) => {
    if (!isAllowed) throw new DOMException('Refused', 'NotAllowedError');
    note(text);
  };
}

async function open(page: Page, { isAllowed = true } = {}): Promise<void> {
  await page.addInitScript(catchCopies, isAllowed);
  await page.goto(PAGE);
  await hydrate(page);
}

/** Selects the text of a heading, so that tests can check the selection after a copy. */
async function selectHeading(page: Page): Promise<void> {
  const heading = page.locator('article h2').first();
  await heading.evaluate((element) => getSelection()?.selectAllChildren(element));
  expect(await readSelected(page)).toBe(await heading.innerText());
}

describe.concurrent('copy button of a block', () => {
  test('shows Copied for 2000 ms after a click, then Copy again (CPY-1, CPY-2, CPY-4)', ({
    expect,
  }) =>
    visit(async ({ page }) => {
      await open(page);
      await pauseClock(page);
      const words = async () => {
        const button = blockOf(page).locator('[data-copy]');
        return (await button.locator('[data-when]:visible').allInnerTexts())[0];
      };
      expect(await words()).toBe('Copy');
      await blockOf(page).locator('[data-copy]').click();
      await expect.poll(words).toBe('Copied');
      await page.clock.runFor(1999);
      expect(await words()).toBe('Copied');
      await page.clock.runFor(1);
      expect(await words()).toBe('Copy');
    }));
});

describe.concurrent('Ctrl+C', () => {
  test('copies the hovered code block on Ctrl+C and announces the copy (WCAG 4.1.3)', () =>
    visit(async ({ page }) => {
      await open(page);
      await blockOf(page).locator('code').hover();
      await page.keyboard.press('Control+C');
      await blockOf(page).getByRole('button', { name: 'Copied' }).waitFor();
      expect(await blockOf(page).getByRole('status').innerText()).toBe('Copied');
      expect(await readCopied(page)).toBe(await readCode(page));
    }));

  test('ignores Ctrl+C while text is selected or no code block is hovered', () =>
    visit(async ({ page }) => {
      await open(page);
      const press = () =>
        page.evaluate(() => {
          const keys = { key: 'c', code: 'KeyC', ctrlKey: true, cancelable: true };
          return document.dispatchEvent(new KeyboardEvent('keydown', keys));
        });
      await blockOf(page).locator('code').hover();
      await selectHeading(page);
      expect(await press()).toBe(true);
      await page.evaluate(() => getSelection()?.empty());
      await page.locator('h1').hover();
      expect(await press()).toBe(true);
      expect(await readCopied(page)).toBeUndefined();
      await blockOf(page).locator('code').hover();
      expect(await press()).toBe(true);
      expect(await readCopied(page)).toBe(await readCode(page));
    }));

  test('shows the Ctrl+C shortcut while the copy button is hovered', () =>
    visit(async ({ page }) => {
      await open(page);
      const hint = blockOf(page).getByText('(or Ctrl + C)');
      await blockOf(page).locator('code').hover();
      expect(await hint.isVisible()).toBe(false);
      await blockOf(page).locator('[data-copy]').hover();
      expect(await hint.isVisible()).toBe(true);
    }));

  test('hides the Ctrl+C shortcut on devices without hover', () =>
    visit(
      async ({ page }) => {
        await open(page);
        await blockOf(page).locator('[data-copy]').focus();
        const hint = blockOf(page).getByText('(or Ctrl + C)');
        expect([await hint.count(), await hint.isVisible()]).toEqual([1, false]);
      },
      { isMobile: true, hasTouch: true },
    ));
});

describe.concurrent('copy button without the clipboard', () => {
  test('copies code and keeps selection and focus when the clipboard is denied', () =>
    visit(async ({ page }) => {
      await open(page, { isAllowed: false });
      await selectHeading(page);
      const before = await readSelected(page);
      await blockOf(page).locator('[data-copy]').focus();
      await page.keyboard.press('Enter');
      await blockOf(page).getByRole('button', { name: 'Copied' }).waitFor();
      expect(await readCopied(page)).toBe(await readCode(page));
      expect(await readSelected(page)).toBe(before);
      expect(await page.locator(':focus').getAttribute('data-copy')).toBe('');
    }));
});

describe.concurrent('marked lines (WCAG 1.4.1)', () => {
  test.each(['none', 'active'] as const)(
    'marks highlighted, inserted and deleted lines by shape when forced-colors is %s',
    (forcedColors) =>
      visit(
        async ({ page }) => {
          await page.goto(PAGE);
          const readShapes = (name: string) =>
            page
              .locator(`${name}.line`)
              .first()
              .evaluate((line) => {
                const { borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(line);
                const { content } = getComputedStyle(line, '::after');
                return [borderInlineStartWidth, borderInlineStartStyle, content];
              });
          expect(await readShapes('span')).toEqual(['0px', 'none', 'none']);
          expect(await readShapes('mark')).toEqual(['3px', 'solid', 'none']);
          expect(await readShapes('ins')).toEqual(['3px', 'solid', '"+" / ""']);
          expect(await readShapes('del')).toEqual(['3px', 'solid', '"−" / ""']);
        },
        { forcedColors },
      ),
  );

  test('uses the text color of the code block for highlighted lines when forced colors are active', () =>
    visit(
      async ({ page }) => {
        await page.goto(PAGE);
        const colors = await page
          .locator('mark.line [class^="t-"]')
          .evaluateAll((tokens) =>
            tokens.map(
              (token) =>
                getComputedStyle(token).color ===
                getComputedStyle(token.closest('pre') ?? token).color,
            ),
          );
        expect(colors.length).toBeGreaterThan(5);
        expect(colors).not.toContain(false);
      },
      { forcedColors: 'active' },
    ));
});
