import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { findViolations, type Judged } from './axe.ts';
import { PRODUCTS } from '../plugins/paths.ts';
import { readFindings, type StoryFinding } from '../plugins/evidence/readFindings.ts';
import { checkFindings, findFinding } from './findings.ts';
import { hydrate, wakeDemos } from './hydrate.ts';
import { loadDocument } from './loadDocument.ts';
import { readDist, pages } from './site.ts';
import { visit } from './visit.ts';

const findings = readFindings(PRODUCTS);
const seen = new Set<StoryFinding>();

/** What axe finds and nobody has recorded as the library's own. */
async function findOwnViolations(page: Page, within?: string): Promise<string[]> {
  const part = within === undefined ? {} : { within };
  const found = [...(await judge(page, 'light', part)), ...(await judge(page, 'dark', part))];
  return within === undefined ? found : found.map((line) => `${within} open, ${line}`);
}

async function judge(page: Page, mode: 'light' | 'dark', part: Judged): Promise<string[]> {
  const violations = await findViolations(page, mode, part);
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

/** Opens each layer of the bar that the window has room for a button of, and judges what it shows. */
async function judgeLayers(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const button of await page.getByRole('banner').locator('[popovertarget]:visible').all()) {
    const layer = `#${await button.getAttribute('popovertarget')}`;
    await button.press('Enter');
    await page.locator(`${layer}:popover-open`).waitFor();
    found.push(...(await findOwnViolations(page, layer)));
    await page.keyboard.press('Escape');
  }
  return found;
}

/** Text of the article and number of navigation links: as served, and as they are now. */
async function comparePage(page: Page) {
  const served = await loadDocument(page, page.url());
  return page.evaluate((plain) => {
    const read = (root: Document) => {
      const article = root.querySelector('article')?.cloneNode(true) as Element | undefined;
      // Demos change as they come to life, their toolbars come then, and a frame of a page needs the script.
      const alive = '[data-demo-stage], [data-demo-tools], section:has(> iframe)';
      for (const part of article?.querySelectorAll(alive) ?? []) part.remove();
      const text = article?.textContent?.replace(/\s+/g, ' ').trim();
      return { text, links: root.querySelectorAll('#site-navigation a').length };
    };
    return { served: read(plain), live: read(document) };
  }, served);
}

describe.concurrent.each(pages)('$pathname', ({ pathname, kind }) => {
  test('is whole, quiet and accessible in both modes, with menus closed and open (WCAG 1.4.3, 1.4.10)', () =>
    visit(async ({ page, problems }) => {
      const response = await page.goto(pathname);
      expect(response?.status()).toBe(200);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.title()).not.toMatch(/undefined|null|^\s*$/);
      await hydrate(page);
      await wakeDemos(page);
      const { served, live } = await comparePage(page);
      expect(live).toEqual(served);
      if (kind === 'doc') expect(served.text?.length).toBeGreaterThan(200);
      problems.push(...(await findOwnViolations(page)));
      problems.push(...(await judgeLayers(page)));
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) problems.push(`in a window of 320 px the page is ${width} px wide`);
      problems.push(...(await judgeLayers(page)));
    }));
});

describe('findings about the documented libraries', () => {
  test('each is complete and about a pinned release', () => {
    const root = fileURLToPath(new URL('../products', import.meta.url));
    const pins = globSync('*/package.json', { cwd: root }).map((file) => {
      return (JSON.parse(readFileSync(join(root, file), 'utf8')) as { dependencies: object })
        .dependencies;
    });
    expect(checkFindings(findings, Object.assign({}, ...pins))).toEqual([]);
  });
});

afterAll(() => {
  const gone = findings.filter((finding) => !seen.has(finding));
  expect(gone, 'findings that no longer occur: remove them').toEqual([]);
});

test.each(pages.filter(({ kind }) => kind === 'doc' || kind === 'api'))(
  '$pathname is there as Markdown too',
  ({ pathname, title }) => {
    expect(readDist(`${pathname}.md`)).toMatch(new RegExp(`^# ${title}\\n`));
  },
);

test('an API page has its data beside it', () => {
  const api = JSON.parse(readDist('material-ui/api/button/api.json')) as {
    props: { name: string }[];
  };
  expect(api.props.map(({ name }) => name)).toContain('disableElevation');
});
