import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrate, startHydration, waitForHydration, waitForQuiet } from '../testing/hydrate.ts';
import { visit } from './visit.ts';

declare global {
  interface Window {
    heldMessages: number;
    releaseMessages: () => void;
  }
}

const FIRST = '/material-ui/react-button';
const SECOND = '/material-ui/react-dialog';
const API = '/material-ui/api/button';
/** Selector of the heading links in the table of contents. */
const HEADINGS = '[data-shell="aside"] nav a';
/** Selector of prop names in an API table, which link to their rows. */
const PROPS = 'tbody tr[id] > th > a';

const readTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Stops React in the next document until the returned function is called. */
async function holdReact(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    let isHeld = true;
    // React schedules its work with `MessageChannel`.
    MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
      const send = () => postMessage.call(this, message);
      if (isHeld) window.heldMessages = held.push(send);
      else send();
    };
    window.releaseMessages = () => {
      isHeld = false;
      for (const send of held) send();
    };
  });
  return () => page.evaluate(() => window.releaseMessages());
}

/** Waits until the page is scrolled to a position. */
async function waitForTop(page: Page, top: number): Promise<void> {
  const isThere = (expected: number) => Math.abs(scrollY - expected) < 3;
  await page.waitForFunction(isThere, top).catch(async (cause: unknown) => {
    throw new Error(`The page is at ${await readTop(page)}, not at ${top}.`, { cause });
  });
}

/** Clicks a link by script, because a pointer click could scroll the page. */
async function follow(page: Page, selector: string, index = 0): Promise<void> {
  const link = page.locator(selector).nth(index);
  await link.evaluate((element: HTMLAnchorElement) => element.click());
}

/** Clicks an in-page link; returns the scroll position of its target in px. */
async function followAnchor(page: Page, selector: string, index: number): Promise<number> {
  await follow(page, selector, index);
  await page.waitForFunction(() => {
    const { top = -1 } =
      document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {};
    return top >= 0 && top < 200;
  });
  return readTop(page);
}

/** Scrolls by a distance in px, and returns the new scroll position. */
async function scrollOn(page: Page, distance: number): Promise<number> {
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), distance);
  return readTop(page);
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

async function waitForTitle(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

describe.concurrent('position of each history entry', () => {
  test.for([
    ['headings', FIRST, HEADINGS],
    ['props', API, PROPS],
  ] as const)('restores scroll positions of %s on Back and Forward (FAULT B2)', ([, path, links]) =>
    visit(async ({ page }) => {
      await openPage(page, path);
      await followAnchor(page, links, 2);
      const first = await scrollOn(page, 140);
      const second = await followAnchor(page, links, 4);
      expect(second).toBeGreaterThan(first + 100);
      await page.goBack();
      await waitForTop(page, first);
      await page.goBack();
      await waitForTop(page, 0);
      expect(new URL(page.url()).hash).toBe('');
      await page.goForward();
      await waitForTop(page, first);
      await page.goForward();
      await waitForTop(page, second);
    }),
  );

  test('restores scroll positions on Back and Forward across pages (FAULT B2)', () =>
    visit(async ({ page }) => {
      await openPage(page, FIRST);
      await followAnchor(page, HEADINGS, 2);
      const first = await scrollOn(page, 300);
      await follow(page, `#docs-navigation a[href="${SECOND}"]`);
      await waitForTitle(page, 'Dialog');
      await waitForTop(page, 0);
      const second = await followAnchor(page, HEADINGS, 3);
      await page.goBack();
      await waitForTop(page, 0);
      await page.goBack();
      await waitForTitle(page, 'Button');
      await waitForTop(page, first);
      await page.goForward();
      await waitForTitle(page, 'Dialog');
      await page.goForward();
      await waitForTop(page, second);
    }));

  test('restores scroll positions on Back and Forward after a reload (FAULT B2)', () =>
    visit(async ({ page }) => {
      await openPage(page, FIRST);
      const first = await followAnchor(page, HEADINGS, 2);
      await followAnchor(page, HEADINGS, 4);
      const second = await scrollOn(page, 220);
      await page.reload();
      await waitForTop(page, second);
      await hydrate(page);
      expect(Math.abs((await readTop(page)) - second)).toBeLessThan(3);
      await page.goBack();
      await waitForTop(page, first);
      await page.goForward();
      await waitForTop(page, second);
    }));

  test('keeps the scroll position when toolbars mount at the top of the viewport (FAULT B2)', () =>
    visit(async ({ page }) => {
      await page.goto(FIRST);
      const bars = page.locator('[data-demo-bar]');
      const top = await bars.nth(1).evaluate((bar) => {
        const { top: barTop } = bar.getBoundingClientRect();
        scrollTo({ top: barTop - 69, behavior: 'instant' });
        return Math.round(scrollY);
      });
      await hydrate(page);
      await bars.nth(1).locator('[data-demo-tools]').waitFor();
      await waitForQuiet(page);
      expect(await readTop(page)).toBe(top);
    }));

  test('shows the previous page on Back after a reload, before any input (FAULT B2)', () =>
    visit(async ({ page }) => {
      await openPage(page, FIRST);
      const first = await scrollOn(page, 500);
      await follow(page, `#docs-navigation a[href="${SECOND}"]`);
      await waitForTitle(page, 'Dialog');
      await page.reload();
      await waitForTitle(page, 'Dialog');
      await page.goBack();
      await waitForTitle(page, 'Button');
      expect(new URL(page.url()).pathname).toBe(FIRST);
      await hydrate(page);
      await waitForTop(page, first);
    }));

  test('shows the previous page when Back was pressed during hydration (FAULT B2)', () =>
    visit(async ({ page }) => {
      await openPage(page, FIRST);
      await follow(page, `#docs-navigation a[href="${SECOND}"]`);
      await waitForTitle(page, 'Dialog');
      const renderReact = await holdReact(page);
      await page.reload();
      await startHydration(page);
      await page.waitForFunction(() => window.heldMessages > 0);
      await page.goBack();
      await waitForQuiet(page);
      await renderReact();
      await waitForTitle(page, 'Button');
      await waitForHydration(page);
    }));

  test('scrolls to the top on Back when an in-page link came before hydration (FAULT B2)', () =>
    visit(async ({ page }) => {
      await page.goto(FIRST);
      const heading = await followAnchor(page, HEADINGS, 3);
      await waitForHydration(page);
      await page.goBack();
      await waitForTop(page, 0);
      await page.goForward();
      await waitForTop(page, heading);
    }));
});

/** Runs an action, and returns the distinct scroll positions until `isEnd` is true. */
async function recordTops(page: Page, act: () => Promise<void>, isEnd: () => boolean) {
  await page.evaluate(() => {
    const tops = [scrollY];
    const record = () => {
      if (tops.at(-1) !== scrollY) tops.push(scrollY);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    Object.assign(window, { tops });
  });
  await act();
  await page.waitForFunction(isEnd);
  return page.evaluate(() => (window as unknown as { tops: number[] }).tops);
}

const isAtTarget = () => {
  const { top = -1 } =
    document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {};
  return (
    Math.abs(
      top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
    ) < 2
  );
};
const isAtTop = () => scrollY === 0;

/** Waits until an animated scroll has ended: two frames with the same position. */
function waitForRest(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const check = (before: number) => {
          if (scrollY === before) resolve();
          else requestAnimationFrame(() => check(scrollY));
        };
        requestAnimationFrame(() => check(-1));
      }),
  );
}

describe.concurrent('animation of scrolls', () => {
  test('animates scrolling only for in-page links, not for Back or new pages (FAULT B3)', () =>
    visit(
      async ({ page }) => {
        await openPage(page, FIRST);
        const click = () => follow(page, HEADINGS, 3);
        expect((await recordTops(page, click, isAtTarget)).length).toBeGreaterThan(4);
        await waitForRest(page);
        const back = async () => void (await page.goBack());
        expect(await recordTops(page, back, isAtTop)).toHaveLength(2);
        const forward = async () => void (await page.goForward());
        expect(await recordTops(page, forward, isAtTarget)).toHaveLength(2);
        const leave = async () => {
          await follow(page, `#docs-navigation a[href="${SECOND}"]`);
          await waitForTitle(page, 'Dialog');
        };
        expect((await recordTops(page, leave, isAtTop)).length).toBeLessThanOrEqual(3);
      },
      { reducedMotion: 'no-preference' },
    ));

  test('does not animate scrolling when the user prefers reduced motion', () =>
    visit(async ({ page }) => {
      await openPage(page, FIRST);
      const click = () => follow(page, HEADINGS, 3);
      expect(await recordTops(page, click, isAtTarget)).toHaveLength(2);
    }));
});
