import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findPdfReader } from '../testing/browser.ts';
import { hydrate } from '../testing/hydrate.ts';
import { coverFeatures } from '../testing/coverFeatures.ts';
import { pages, readPage } from './site.ts';
import { visit } from './visit.ts';

/** Latin words and numbers; a PDF reader extracts them in reading order, also in Chinese text. */
const WORD = /[\p{Script=Latin}\p{N}]{3,}/gu;

/** Returns the visible text of the article, without its demos. */
const readArticle = (page: Page) =>
  page.evaluate(() => {
    const article = document.querySelector('article')!;
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const isText =
        !parent?.closest('[data-demo-stage], svg, style, script, template') &&
        parent?.checkVisibility();
      if (isText) texts.push(textContent ?? '');
    }
    return texts.join(' ');
  });

/** Prints the page on A4 paper, and returns the text of the PDF without its spaces. */
async function printText(page: Page): Promise<string> {
  const input = await page.pdf({ format: 'A4' });
  const text = execFileSync(findPdfReader(), ['-raw', '-enc', 'UTF-8', '-', '-'], { input });
  return normalize(text.toString()).replaceAll(/\s+/g, '');
}

/** Replaces ligatures with letters, and converts to lowercase, because CSS can change the case. */
function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Lists words that a PDF contains less often than the article, with both counts. */
function findLostWords(article: string, printed: string): string[] {
  const words = normalize(article).match(WORD) ?? [];
  const counts = Map.groupBy(words, (word) => word);
  return [...counts].flatMap(([word, { length }]) => {
    const found = printed.split(word).length - 1;
    return found < length ? [`${word}: ${found} of ${length}`] : [];
  });
}

/** One page of each kind in each product, except home, 404 and offline pages. */
const printedPages = coverFeatures(
  pages
    .filter(({ kind }) => !/home|not-found|offline/.test(kind))
    .map((item) => ({ item, features: new Set([`${item.pathname.split('/')[1]} ${item.kind}`]) })),
);

describe.concurrent('PDF', () => {
  test.for(printedPages)('PDF contains every word of $pathname (FAULT B4)', ({ pathname }) =>
    visit(async ({ page }) => {
      await page.goto(pathname);
      await hydrate(page);
      await page.emulateMedia({ media: 'print' });
      const article = await readArticle(page);
      expect(article.length).toBeGreaterThan(50);
      expect(findLostWords(article, await printText(page))).toEqual([]);
    }),
  );
});

test('detects a code line that is clipped at the edge of the paper', () =>
  visit(async ({ page }) => {
    const codePage = pages.find(({ pathname }) =>
      /<article.*<pre.*<code/s.test(readPage(pathname)),
    );
    await page.goto(codePage?.pathname ?? '');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => {
      const code = document.querySelector<HTMLElement>('article pre code')!;
      code.textContent = `${'const total = price; '.repeat(20)}overflowing`;
      code.parentElement!.style.cssText = 'white-space: pre !important; overflow: hidden';
    });
    const lost = findLostWords(await readArticle(page), await printText(page));
    expect(lost.some((word) => word.startsWith('overflowing: 0 of'))).toBe(true);
  }));
