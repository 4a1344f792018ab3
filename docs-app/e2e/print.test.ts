import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrate, waitForQuiet } from '../testing/hydrate.ts';
import { sample } from '../testing/tier.ts';
import { sampledPages } from './site.ts';
import { visit } from './visit.ts';

/** Viewport as wide as A4 paper without its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

async function openPage(page: Page, path: string, mode: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('mui-mode', chosen), mode);
  await page.goto(path);
  await hydrate(page);
}

/** Lists the text, background and border color of each visible element. */
const readColors = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body, main, article, article *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return `${element.nodeName} ${element.className} ${color} ${backgroundColor} ${borderTopColor}`;
      }),
  );

/** Lists print faults: visible controls, hidden or clipped text, links without a printed URL. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const CONTROLS =
      'button, input, select, textarea, summary[data-control], [role="button"], [role="tab"]';
    const NOT_TEXT = `${CONTROLS}, [popover], template, script, style, svg, [data-ad], [data-demo-bar] summary,
      [data-demo-bar] > a, [data-demo-tools], [data-api-tools], [data-early], [role="status"], nav, [hidden]`;
    const article = document.querySelector('article');
    if (!article) return ['There is no article.'];
    const inStage = (element: Element) => element.closest('[data-demo-stage]') !== null;
    const quote = (element: Element) => element.outerHTML.slice(0, 120);
    const all = [...article.querySelectorAll('*')].filter((element) => !inStage(element));
    const controls = all.filter(
      (element) => element.matches(CONTROLS) && element.checkVisibility(),
    );
    const cut = all.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isCut =
        (overflowX !== 'visible' && scrollWidth > clientWidth + 1) ||
        (overflowY !== 'visible' && scrollHeight > clientHeight + 1);
      return isCut && clientWidth > 1 && element.checkVisibility() && !element.closest('[inert]');
    });
    const wide = all.filter(
      (element) =>
        element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
    );
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!parent || inStage(parent) || parent.closest(NOT_TEXT) || !textContent?.trim()) continue;
      const isShown = parent.checkVisibility({ contentVisibilityAuto: true });
      if (!isShown)
        hidden.push(`not printed: ${textContent.trim().slice(0, 60)} in ${quote(parent)}`);
    }
    const links = all.filter(
      (element): element is HTMLAnchorElement =>
        element.matches('a[href]:not([href^="#"], nav a, [data-ad] a, [data-demo-bar] > a)') &&
        !element.closest('h1, h2, h3, h4, h5, h6') &&
        element.checkVisibility(),
    );
    const bare = links.filter((link) => {
      const { content } = getComputedStyle(link, '::after');
      return !content.includes('attr(href)') && !content.includes(link.getAttribute('href') ?? '');
    });
    return [
      ...controls.map((element) => `control: ${quote(element)}`),
      ...cut.map((element) => `cut: ${quote(element)}`),
      ...wide.map((element) => `wider than the paper: ${quote(element)}`),
      ...hidden,
      ...bare.map((element) => `no address: ${quote(element)}`),
    ];
  });

/** Lists printed elements outside of the article, such as the header or the navigation. */
const listFrame = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, #docs-navigation, aside, [data-shell], main > nav')]
      .filter((element) => !element.closest('article') && element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 100)),
  );

/** One page of each kind; `npm run test:all` prints all pages. */
const printed = sample(
  sampledPages.filter(({ kind }) => !/home|not-found|offline/.test(kind)),
  ({ kind }) => [kind],
);

describe.concurrent.each(printed)('$pathname on paper', ({ pathname }) => {
  test('prints all text without clipping or controls, and with link URLs (FAULT B4)', () =>
    visit(
      async ({ page }) => {
        await openPage(page, pathname, 'dark');
        await page.emulateMedia({ media: 'print' });
        await waitForQuiet(page);
        expect(await findFaults(page)).toEqual([]);
        expect(await listFrame(page)).toEqual([]);
      },
      { viewport: PAPER },
    ));

  test('prints a dark page in the colors of light mode (FAULT B4)', () =>
    visit(
      async ({ page, context }) => {
        const colors: string[][] = [];
        for (const mode of ['light', 'dark'] as const) {
          const tab = mode === 'light' ? page : await context.newPage();
          await openPage(tab, pathname, mode);
          await tab.emulateMedia({ media: 'print' });
          await waitForQuiet(tab);
          colors.push(await readColors(tab));
          await tab.emulateMedia({ media: 'screen' });
          await tab.locator(`html[data-mode="${mode}"]`).waitFor({ state: 'attached' });
        }
        expect(colors[1]).toEqual(colors[0]);
      },
      { viewport: PAPER },
    ));
});
