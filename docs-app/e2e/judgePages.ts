import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { COLOR_RULES, findViolations, type Judged } from './axe.ts';
import { readFindings, type StoryFinding } from '../build/evidence/readFindings.ts';
import { coverFeatures } from '../testing/coverFeatures.ts';
import { checkFindings, findFinding } from './violations.ts';
import { hydrate, hydrateDemos } from '../testing/hydrate.ts';
import { loadDocument } from './loadDocument.ts';
import { measureExcess, pageSchemes } from './pageSchemes.ts';
import { readDist, readPage, sampledPages, type SiteRoute } from './site.ts';
import { isWhole } from '../testing/tier.ts';
import { visit } from './visit.ts';

const findings = readFindings(inject('products'));
const seen = new Set<StoryFinding>();

/** Lists axe violations on a page, or in parts of it, except recorded findings about libraries. */
async function judge(
  page: Page,
  mode: 'light' | 'dark',
  parts: Pick<Judged, 'within' | 'without'>,
): Promise<string[]> {
  const rules = mode === 'dark' ? COLOR_RULES : undefined;
  const violations = await findViolations(page, mode, { ...parts, rules });
  return violations
    .filter((violation) => {
      const finding = findFinding(findings, violation);
      if (finding) seen.add(finding);
      return !finding;
    })
    .map(
      ({ rule, help, target, story }) =>
        `${mode}: ${rule} (${help}) at ${target}${story ? ` in ${story}` : ''}`,
    );
}

/**
 * Lists axe violations in the popovers of visible app bar buttons. Opens all popovers at once.
 * `a11yMenus.test.ts` opens menus with their buttons, one at a time, as a user does.
 */
async function judgeLayers(page: Page, mode: 'light' | 'dark'): Promise<string[]> {
  const layers = await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLButtonElement>('header [popovertarget]');
    return [...buttons].flatMap((source) => {
      const layer = source.popoverTargetElement;
      if (!source.checkVisibility() || !(layer instanceof HTMLElement)) return [];
      layer.popover = 'manual';
      layer.showPopover({ source });
      return `#${layer.id}`;
    });
  });
  const violations = await judge(page, mode, { within: layers });
  await page.evaluate((ids) => {
    for (const id of ids) document.querySelector<HTMLElement>(id)?.hidePopover();
  }, layers);
  return violations.map((line) => `menus open, ${line}`);
}

/** Reads the article text and the number of navigation links, as served and after hydration. */
async function comparePage(page: Page) {
  const served = await loadDocument(page, page.url());
  return page.evaluate((plain) => {
    const read = (root: Document) => {
      const article = root.querySelector('article')?.cloneNode(true) as Element | undefined;
      // Hydration changes demos, adds their toolbars, and adds assistant links with the site's URL
      // to the page menu. Sections with an iframe, and parts that mount near the viewport, need
      // JavaScript.
      const dynamic =
        '[data-demo-stage], [data-demo-tools], [popover], section:has(> iframe), [data-near]';
      for (const part of article?.querySelectorAll(dynamic) ?? []) part.remove();
      const text = article?.textContent?.replace(/\s+/g, ' ').trim();
      return { text, links: root.querySelectorAll('#docs-navigation a').length };
    };
    return { served: read(plain), live: read(document) };
  }, served);
}

/**
 * Pages whose navigation and app bar menus axe checks: one per template in `npm test`,
 * one per template and product in `npm run test:all`.
 */
const layered = coverFeatures(
  sampledPages.map((item) => {
    const product = isWhole ? (item.pathname.split('/')[1] ?? '') : '';
    return { item, features: new Set([`${item.kind} ${product}`]) };
  }),
);

/** Opens a page; reports overflow in all modes and directions, and axe violations in all modes. */
export function judgePage(route: SiteRoute): Promise<void> {
  const { pathname, kind } = route;
  return visit(async ({ page, problems }) => {
    const response = await page.goto(pathname);
    expect(response?.status()).toBe(200);
    // Inert pictures of components may contain headings.
    expect(await page.locator('h1:not([inert] *)').count()).toBe(1);
    expect(await page.title()).not.toMatch(/undefined|null|^\s*$/);
    await hydrate(page);
    await hydrateDemos(page);
    const { served, live } = await comparePage(page);
    expect(live).toEqual(served);
    // A gallery contains mostly pictures, and an index of pages only titles.
    const pictures = await page.locator('[data-gallery="picture"]').count();
    const isList = pictures > 0 || page.url().endsWith('/all');
    if (kind === 'doc' && !isList) expect(served.text?.length).toBeGreaterThan(200);
    for (const scheme of pageSchemes) {
      const excess = await page.evaluate(measureExcess, scheme);
      if (excess > 0) problems.push(`${Object.values(scheme).join()}: ${excess} px too wide`);
    }
    const isLayered = layered.includes(route);
    const without = isLayered ? [] : ['#docs-navigation'];
    problems.push(...(await judge(page, 'light', { without })));
    problems.push(...(await judge(page, 'dark', { without })));
    if (isLayered) problems.push(...(await judgeLayers(page, 'light')));
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) problems.push(`in a window of 320 px the page is ${width} px wide`);
    if (isLayered) problems.push(...(await judgeLayers(page, 'dark')));
  });
}

/** Checks that every recorded finding is complete and names a pinned release. */
export function expectCompleteFindings(): void {
  const root = inject('products');
  const pins = globSync('*/package.json', { cwd: root }).map((file) => {
    return (JSON.parse(readFileSync(join(root, file), 'utf8')) as { dependencies: object })
      .dependencies;
  });
  expect(checkFindings(findings, Object.assign({}, ...pins))).toEqual([]);
}

/** Throws when a recorded finding did not occur on the opened pages. */
export function expectCurrentFindings(): void {
  const opened = sampledPages.map(({ pathname }) => readPage(pathname)).join('\n');
  const outdated = findings.filter(
    (finding) => !seen.has(finding) && opened.includes(`data-story="${finding.story}"`),
  );
  expect(outdated, 'findings that no longer occur: remove them').toEqual([]);
}

/** Checks that a page is also published as Markdown. */
export function expectMarkdown({ pathname, title }: SiteRoute): void {
  const [heading] = readDist(`${pathname}.md`).split('\n');
  expect(heading).toBe(`# ${title}`);
}
