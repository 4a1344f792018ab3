import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startVariant, type Variant } from './startVariant.ts';
import { hydrate } from './hydrate.ts';
import { visit } from './visit.ts';

const PAGE = '/material-ui/react-button';
const SCRIPT = 'https://ads.invalid/script.js';
const BACKERS = 'https://docs.invalid/discover-more/backers';
const block = (page: Page) => page.locator('[data-ad]');
const stateOf = (page: Page, state: string) =>
  page.locator(`[data-ad][data-ad-state="${state}"]`).waitFor({ timeout: 10_000 });

describe.concurrent('without an ad network', () => {
  test('an ad of our own is part of the page, and leads away safely', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      expect(await block(page).getAttribute('data-ad-state')).toBe('in-house');
      const shape = await block(page).getAttribute('data-ad-shape');
      expect(['image', 'inline']).toContain(shape);
      const link = block(page).getByRole('link');
      expect(await link.getAttribute('rel')).toBe('noopener sponsored');
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
      await hydrate(page);
      expect(await block(page).getAttribute('data-ad-shape')).toBe(shape);
      expect(await block(page).count()).toBe(1);
    }));

  test('a crawler gets an empty element', () =>
    visit(
      async ({ page }) => {
        await page.goto(PAGE);
        await stateOf(page, 'suppressed');
        expect(await block(page).innerHTML()).toBe('');
      },
      { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ));

  test('each page that is opened in place has a block of its own', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      await hydrate(page);
      await page.locator('a[rel="next"]').click();
      await page.locator('[data-ad][data-ad-shape]').waitFor();
      expect(await block(page).count()).toBe(1);
    }));
});

let variant: Variant;

beforeAll(async () => {
  variant = await startVariant();
  await variant.build([PAGE], {
    VITE_AD_SCRIPT_URL: SCRIPT,
    VITE_AD_BACKERS_URL: BACKERS,
    VITE_ANALYTICS_ID: 'G-TEST',
  });
}, 300_000);

afterAll(() => variant?.close());

const placeholder = (href: string) =>
  `const ad = document.createElement('div'); ad.id = 'carbonads';
   ad.innerHTML = '<a href="${href}">Anvils</a>'; document.body.append(ad);`;

interface ShiftEntry extends PerformanceEntry {
  sources: readonly { node: Node | null }[];
}

/** Answers for the provider; a reader's events are kept in `window.__events`. */
async function openWith(
  page: Page,
  answer: (route: Route) => Promise<void>,
  viewport = { width: 1280, height: 800 },
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.route(SCRIPT, answer);
  await page.addInitScript(() => {
    const events: unknown[][] = [];
    const shifts: string[] = [];
    const states: string[] = [];
    Object.assign(window, {
      __events: events,
      __shifts: shifts,
      __states: states,
      gtag: (...parts: unknown[]) => events.push(parts),
    });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as ShiftEntry[]) {
        const slot = document.querySelector('[data-ad]');
        // A font that comes moves lines further down; what the block moves stands right below it.
        const moved = sources.filter(
          ({ node }) => slot?.contains(node) || (node && node === slot?.nextElementSibling),
        );
        shifts.push(...moved.map(({ node }) => node?.nodeName ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((records) => {
      for (const { target } of records)
        states.push((target as HTMLElement).dataset['adState'] ?? '');
    }).observe(document, { attributeFilter: ['data-ad-state'], subtree: true });
  });
  await page.goto(variant.origin + PAGE);
}

const give = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });
const refuse = (route: Route) => route.abort('blockedbyclient');

function read<Value>(page: Page, name: '__events' | '__shifts' | '__states'): Promise<Value[]> {
  return page.evaluate(
    (key) => (window as unknown as Record<string, unknown[]>)[key] ?? [],
    name,
  ) as Promise<Value[]>;
}

/** What the tests expect to go wrong: the provider is another origin, and is sometimes blocked. */
function forgive(problems: string[]): void {
  const others = problems.filter(
    (problem) => !/request to another origin|ERR_BLOCKED_BY_CLIENT/.test(problem),
  );
  problems.splice(0, problems.length, ...others);
}

describe('with an ad network', () => {
  test.each([390, 600, 1440])(
    'a blocked script gives way to ours, without a shift, at %i px',
    (width) =>
      visit(async ({ page, problems }) => {
        await openWith(page, refuse, { width, height: 800 });
        await Promise.race([stateOf(page, 'in-house'), stateOf(page, 'appeal')]);
        expect((await read(page, '__states'))[0]).toBe('detecting');
        expect(await read(page, '__shifts')).toEqual([]);
        forgive(problems);
      }),
  );

  test.each([390, 600, 1440])(
    'a placeholder is shown in its frame, without a shift, at %i px',
    (width) =>
      visit(async ({ page, problems }) => {
        const frames: boolean[] = [];
        page.on('request', (request) => {
          if (request.url() === SCRIPT) frames.push(request.frame() === page.mainFrame());
        });
        await openWith(page, give(placeholder('https://ads.invalid/click')), {
          width,
          height: 800,
        });
        await stateOf(page, 'external');
        expect(frames).toEqual([false]);
        const ad = page.frameLocator('[data-ad] iframe').getByRole('link', { name: 'Anvils' });
        expect(await ad.isVisible()).toBe(true);
        expect(await block(page).locator('[data-ad-card]').isVisible()).toBe(false);
        expect(await read(page, '__shifts')).toEqual([]);
        forgive(problems);
      }),
  );

  test("in the place of the network's own filler one of ours is shown", () =>
    visit(async ({ page, problems }) => {
      await openWith(page, give(placeholder(`${BACKERS}/?from=ad`)));
      await stateOf(page, 'in-house');
      forgive(problems);
    }));

  test('the script reaches neither the page nor what is stored', () =>
    visit(async ({ page, problems }) => {
      await openWith(
        page,
        give(`const tries = [
          () => parent.document.title, () => top.location.href, () => document.cookie,
          () => localStorage.length, () => sessionStorage.length, () => indexedDB.open('x').toString(),
          () => { top.location = 'https://evil.invalid/'; }, () => parent.postMessage({ type: 'found', link: null }, '*'),
        ];
        const got = tries.map((attempt) => { try { return String(attempt()); } catch { return 'refused'; } });
        ${placeholder('https://ads.invalid/click')}
        document.body.dataset.got = JSON.stringify(got) + origin;`),
      );
      await stateOf(page, 'external');
      const got = await page
        .frameLocator('[data-ad] iframe')
        .locator('body')
        .getAttribute('data-got');
      expect(got).toMatch(/^\["refused","refused","refused","refused","refused",/);
      expect(got).toMatch(/null$/);
      expect(page.url()).toBe(variant.origin + PAGE);
      forgive(problems);
      problems.splice(
        0,
        problems.length,
        ...problems.filter((text) => !/Unsafe attempt|sandbox/i.test(text)),
      );
    }));

  test('pages and clicks are counted', () =>
    visit(async ({ page, problems }) => {
      await openWith(page, refuse);
      await Promise.race([stateOf(page, 'in-house'), stateOf(page, 'appeal')]);
      const names = (await read<unknown[]>(page, '__events')).map(([kind, name]) => [kind, name]);
      expect(names).toContainEqual(['event', 'page_view']);
      expect(names).toContainEqual(['set', 'user_properties']);
      forgive(problems);
    }));

  test('a reader who asks not to be followed is not', () =>
    visit(async ({ page, problems }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      });
      await openWith(page, refuse);
      await Promise.race([stateOf(page, 'in-house'), stateOf(page, 'appeal')]);
      expect(await read(page, '__events')).toEqual([]);
      forgive(problems);
    }));
});
