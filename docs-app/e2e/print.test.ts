import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { hydrate, waitForQuiet } from '../testing/hydrate.ts';
import { sample } from '../testing/tier.ts';
import { sampledPages } from './site.ts';
import { visit } from './visit.ts';

/** Viewport as wide as A4 paper without its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

async function openInDark(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await page.goto(path);
  await hydrate(page);
}

declare global {
  interface Window {
    /** Colors of the visible elements at the first call of `compareColors`. */
    printedColors?: ReadonlyMap<Element, string>;
  }
}

/** Lists the visible elements whose colors differ from those of the first call. */
const compareColors = (page: Page) =>
  page.evaluate(() => {
    const elements = document.querySelectorAll('html, body, main, article, article *');
    const visible = [...elements].filter((element) => element.checkVisibility());
    const colors = new Map(
      visible.map((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return [element, `${color} ${backgroundColor} ${borderTopColor}`] as const;
      }),
    );
    const first = (window.printedColors ??= colors);
    return visible.flatMap((element) => {
      const [before, now] = [first.get(element), colors.get(element)];
      const { nodeName, className } = element;
      return before === undefined || before === now
        ? []
        : [`${nodeName} ${className}: ${before} → ${now}`];
    });
  });

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

/** One page of each kind (all in `npm run test:all`), except home, 404 and offline pages. */
const printed = sample(
  sampledPages.filter(({ kind }) => !/home|not-found|offline/.test(kind)),
  ({ kind }) => [kind],
);

const emulate = async (page: Page, media: 'print' | 'screen') => {
  await page.emulateMedia({ media });
  await waitForQuiet(page);
};
const waitForMode = (page: Page, mode: string) =>
  page.locator(`html[data-mode="${mode}"]`).waitFor({ state: 'attached' });

test.concurrent.each(printed)(
  '$pathname: prints all text without clipping or controls, with link URLs, in light mode (FAULT B4)',
  ({ pathname }) =>
    visit(
      async ({ page }) => {
        await openInDark(page, pathname);
        await emulate(page, 'print');
        expect(await findFaults(page)).toEqual([]);
        expect(await listFrame(page)).toEqual([]);
        await compareColors(page);
        await emulate(page, 'screen');
        await waitForMode(page, 'dark');
        await page.evaluate(() => window.__vitrine.settings.setMode('light'));
        await waitForMode(page, 'light');
        await emulate(page, 'print');
        expect(await compareColors(page)).toEqual([]);
      },
      { viewport: PAPER },
    ),
);
