import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, reviewIn } from './reviewWorkbench.ts';
import { pages, readDist, readPage } from './site.ts';
import { startVisit, type Visit } from './visit.ts';

/** Timeout (ms); the manager of the workbench loads before the preview. */
const SLOW = { timeout: 20_000 };
const STORY = 'docs-ui-page-pagination--first-page';
const SHEET = 'docs-ui-evidence-statematrix--sheet';

/** Opens a story without Storybook's manager, with globals of the toolbar. */
async function openStory(page: Page, story: string, globals = ''): Promise<void> {
  await page.goto(`/workbench/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await page.locator('#storybook-root > *').first().waitFor();
}

let visited: Visit;

// All tests share one page, so the browser loads the scripts of the workbench once.
beforeAll(async () => {
  visited = await startVisit();
});

afterAll(() => visited.context.close());

const review = (read: (page: Page) => Promise<void>) => reviewIn(visited, read);

/** Reads a computed style of the first element that matches a selector. */
function readStyle(page: Page, selector: string, name: keyof CSSStyleDeclaration) {
  return page
    .locator(selector)
    .first()
    .evaluate((element, key) => String(getComputedStyle(element)[key as 'color']), String(name));
}

test('1. opens a state of a component from the list of all states in two clicks', () =>
  review(async (page) => {
    const frame = await openWorkbench(page, '');
    await frame.getByRole('link', { name: 'Every piece with all its states' }).click();
    const states = frame.getByRole('table', { name: 'Docs UI/Page/Pagination' });
    await states.getByRole('link', { name: 'First Page' }).click();
    await page.waitForURL(`**/?path=/story/${STORY}*`);
    await page.locator(`[data-item-id="${STORY}"][data-selected="true"]`).waitFor();
  }));

test('2. changes the colors of docs pages with the mode of the toolbar', () =>
  review(async (page) => {
    const backgrounds = [];
    for (const mode of ['light', 'dark']) {
      await page.goto(
        `/workbench/iframe.html?id=welcome-introduction--docs&viewMode=docs&globals=mode:${mode}`,
      );
      await page.locator('#storybook-docs h1').waitFor();
      backgrounds.push(await readStyle(page, '.sbdocs-wrapper', 'backgroundColor'));
    }
    expect(new Set(backgrounds).size).toBe(2);
  }));

test('3. shows a story in all modes and directions side by side', () =>
  review(async (page) => {
    await openStory(page, SHEET);
    const frames = page.locator('iframe[title^="First Page: "]');
    // After its play function, the story shows only the two modes.
    await expect.poll(() => frames.count(), SLOW).toBe(2);
    await page.getByRole('checkbox', { name: 'direction' }).check();
    await expect.poll(() => frames.count(), SLOW).toBe(4);
    const names = await frames.evaluateAll((all) => all.map((one) => one.getAttribute('title')));
    expect(names.map((name) => name?.replace('First Page: ', '')).toSorted()).toEqual([
      ...['dark, ltr', 'dark, rtl', 'light, ltr', 'light, rtl'],
    ]);
  }));

test('4. renders a story right to left and in another language', () =>
  review(async (page) => {
    await openStory(page, STORY, 'direction:rtl;language:zh');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    // The play function runs in English before the story renders in Chinese.
    await expect
      .poll(() => page.locator('#storybook-root').innerText(), SLOW)
      .toMatch(/\p{Script=Han}/u);
  }));

test('5. renders a story with the density of the URL', () =>
  review(async (page) => {
    const openNav = (density: string) =>
      openStory(page, 'docs-ui-navigation-navtree--default', `density:${density}`);
    const readHeight = () => page.locator('#storybook-root').evaluate((root) => root.scrollHeight);
    await openNav('comfortable');
    const comfortable = await readHeight();
    await openNav('dense');
    // A story renders with the density of the URL after its play function.
    await expect.poll(readHeight, SLOW).toBeLessThan(comfortable);
  }));

test('6. names and sizes viewports by the breakpoints of the theme (WKB-6)', () =>
  review(async (page) => {
    await openWorkbench(page, `?path=/story/${STORY}&globals=viewport:sm`);
    const frame = page.locator('#storybook-preview-iframe');
    await expect.poll(async () => (await frame.boundingBox())?.width, SLOW).toBe(600);
    await page.getByText('sm (600 px)').first().waitFor();
  }));

test('7. renders a story with the forced colors, motion, text size and color vision of the URL', () =>
  review(async (page) => {
    const checks = {
      'contrast:forced': () => page.locator('html[data-forced]').waitFor(),
      'motion:reduced': async () =>
        await expect
          .poll(() => readStyle(page, `#storybook-root a`, 'transitionDuration'))
          .toBe('0s'),
      'text:200': async () =>
        await expect.poll(() => readStyle(page, 'html', 'fontSize')).toBe('32px'),
      // The addon sets the filter some time after the story has rendered.
      'vision:achromatopsia': async () =>
        await expect.poll(() => readStyle(page, 'body', 'filter')).toContain('achromatopsia'),
    };
    for (const [globals, check] of Object.entries(checks)) {
      await openStory(page, STORY, globals);
      await check();
    }
  }));

test('8. shows the hover state of a story without a pointer', () =>
  review(async (page) => {
    const readBorder = () => readStyle(page, '#storybook-root a', 'borderTopColor');
    await openStory(page, STORY, 'state:rest');
    const atRest = await readBorder();
    await openStory(page, STORY, 'state:hover');
    await expect.poll(readBorder).not.toBe(atRest);
  }));

// A product's `review.test.ts` tests expectation 9, the link to the design file of a story.

test('10. shows measurements, outlines and a grid over a story (WKB-6)', () =>
  review(async (page) => {
    await openStory(page, STORY, 'outline:!true;backgrounds.grid:!true;measureEnabled:!true');
    await page
      .locator('#addon-outline, #addon-backgrounds-grid')
      .nth(1)
      .waitFor({ state: 'attached' });
    await page.locator('#storybook-root a').first().hover();
    await page.locator('#storybook-addon-measure').waitFor({ state: 'attached' });
  }));

test('11. shows more than 20 contrast ratios of color pairs, all sufficient', () =>
  review(async (page) => {
    await openStory(page, 'docs-ui-theme-colors--contrast');
    const ratios = await page.locator('td', { hasText: /^\d+\.\d\d : 1 ✓$/ }).count();
    expect(ratios).toBeGreaterThan(20);
    expect(await page.locator('td', { hasText: '✗' }).count()).toBe(0);
  }));

// `visual.slow.ts` tests expectation 12, screenshots before and after a change.

test('13. stores a comment and exports it with a link to the exact story state', () =>
  review(async (page) => {
    await openWorkbench(page, `?path=/story/${STORY}&globals=mode:dark`);
    await page.getByRole('tab', { name: 'Review' }).click();
    await page.getByRole('textbox', { name: 'Comment on this story' }).fill('One unit more.');
    await page.getByRole('textbox', { name: 'Author' }).fill('Ada');
    await page.getByRole('combobox', { name: 'Severity' }).selectOption('minor');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('One unit more.').waitFor();
    await page.getByRole('button', { name: 'Edit: One unit more.' }).click();
    await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Two units more.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export comments (1)' }).click(),
    ]);
    const comments = await text(await file.createReadStream());
    expect(comments).toContain('Two units more.');
    expect(comments).toContain(', Ada, minor:');
    await page.getByRole('button', { name: 'Remove: Two units more.' }).click();
    const buffer = Buffer.from(comments);
    const upload = { name: 'review.md', mimeType: 'text/markdown', buffer };
    const input = page.getByLabel('File with comments');
    await input.setInputFiles(upload);
    await page.getByText('Two units more.').waitFor();
    // The browser reports the same file again only if the field is empty.
    expect(await input.inputValue()).toBe('');
    const link = /\]\((\S+)\)/.exec(comments)?.[1] ?? '';
    await page.goto(link);
    await page
      .frameLocator('#storybook-preview-iframe')
      .locator('html[data-mode="dark"]')
      .waitFor();
  }));

test('14. shows test results beside the story in the published workbench', () =>
  review(async (page) => {
    const { sources } = JSON.parse(readDist('workbench/sources.json')) as { sources: string };
    const evidence = {
      ...{ version: 3, tier: 'fast', sources, commit: '5d8f0a7c41e29b38', changed: false },
      ...{ date: '2026-11-20T09:30:00.000Z', browser: 'Chromium 150.0.7871.0' },
      stories: [
        {
          ...{ storyId: STORY, status: 'failed', milliseconds: 212, error: 'No link is shown.' },
          ...{ actions: 0, checks: 1, keys: [], modes: [] },
        },
      ],
    };
    await page.route('**/workbench/evidence.json', (route) => route.fulfill({ json: evidence }));
    await openWorkbench(page, `?path=/story/${STORY}`);
    await page.getByRole('tab', { name: 'Evidence' }).click();
    await page.locator('[data-evidence="failed"]').getByText('No link is shown.').waitFor();
  }));

test('15. restores a story from its link, and shows the same demo on a page of the site', () =>
  review(async (page) => {
    const demoPage = pages.find(({ demos = {} }) => Object.keys(demos).length > 0);
    const html = readPage(demoPage?.pathname ?? '');
    const [, story = ''] = /data-story="([^"]+)"/.exec(html) ?? [];
    const query = `?path=/story/${story}&globals=mode:dark;direction:rtl`;
    const frame = await openWorkbench(page, query);
    await frame.locator('html[data-mode="dark"][dir="rtl"]').waitFor();
    await frame.locator('[data-story-stage]').waitFor();
    expect(html).toContain(`/workbench/?path=/story/${story}`);
  }));
