import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { TEMPLATES, visitTemplate } from './a11yTemplates.ts';

/** Removes versions and URLs, which change with each release or page. */
function steady(tree: string): string {
  return `${tree
    .replaceAll(/v?\d+\.\d+\.\d+(-[\w.]+)?/g, 'RELEASE')
    .replaceAll(/^ *- \/url: .*\n/gm, '')
    .trimEnd()}\n`;
}

async function readTree(part: Locator): Promise<string> {
  return steady(await part.ariaSnapshot());
}

/** Closes the navigation groups, because snapshots must not depend on the listed pages. */
async function closeGroups(page: Page): Promise<void> {
  await page
    .locator('#docs-navigation details')
    .evaluateAll((groups) => groups.forEach((group) => group.removeAttribute('open')));
}

/** Opens a popover of the app bar with its button. */
async function openLayer(page: Page, id: string): Promise<Locator> {
  await page.locator(`header [popovertarget="${id}"]`).press('Enter');
  const layer = page.locator(`#${id}`);
  await layer.waitFor();
  return layer;
}

const CHINESE = `/zh${TEMPLATES.doc}`;

interface Part {
  /** Name of the snapshot file. */
  name: string;
  pathname: string;
  find: (page: Page) => Locator | Promise<Locator>;
  width?: number;
}

const navigation = async (page: Page) => {
  await closeGroups(page);
  return page.locator('#docs-navigation');
};

const PARTS: readonly Part[] = [
  { name: 'banner', pathname: TEMPLATES.doc, find: (page) => page.getByRole('banner') },
  { name: 'banner-home', pathname: TEMPLATES.home, find: (page) => page.getByRole('banner') },
  { name: 'banner-zh', pathname: CHINESE, find: (page) => page.getByRole('banner') },
  {
    name: 'banner-narrow',
    pathname: TEMPLATES.doc,
    find: (page) => page.getByRole('banner'),
    width: 320,
  },
  { name: 'navigation', pathname: TEMPLATES.doc, find: navigation },
  { name: 'navigation-zh', pathname: CHINESE, find: navigation },
  {
    name: 'navigation-narrow',
    pathname: TEMPLATES.doc,
    async find(page) {
      await closeGroups(page);
      return openLayer(page, 'docs-navigation');
    },
    width: 320,
  },
  { name: 'settings', pathname: TEMPLATES.doc, find: (page) => openLayer(page, 'docs-settings') },
  { name: 'settings-zh', pathname: CHINESE, find: (page) => openLayer(page, 'docs-settings') },
  {
    name: 'products',
    pathname: TEMPLATES.doc,
    find: (page) => openLayer(page, 'docs-product-menu'),
  },
  {
    name: 'versions',
    pathname: TEMPLATES.doc,
    find: (page) => openLayer(page, 'docs-version-menu'),
  },
  {
    name: 'code-tabs',
    pathname: TEMPLATES.doc,
    find: (page) => page.locator('[data-code-tabs="package-manager"]').first(),
  },
  {
    name: 'demo-toolbar',
    pathname: TEMPLATES.component,
    async find(page) {
      const toolbar = page.getByRole('toolbar', { name: 'demo source' }).first();
      await toolbar.getByRole('button', { name: 'Show code' }).press('Enter');
      await toolbar.getByRole('group').first().waitFor();
      return toolbar;
    },
  },
  { name: 'api-tools', pathname: TEMPLATES.api, find: (page) => page.locator('[data-api-tools]') },
  {
    name: 'api-contents',
    pathname: TEMPLATES.api,
    find: (page) => page.getByRole('navigation', { name: 'Page table of contents' }),
  },
  {
    name: 'api-tabs',
    pathname: TEMPLATES['api tab'],
    find: (page) => page.getByRole('navigation', { name: 'Demos and API' }),
  },
  { name: 'footer', pathname: TEMPLATES.doc, find: (page) => page.locator('footer').last() },
  { name: 'footer-zh', pathname: CHINESE, find: (page) => page.locator('footer').last() },
  {
    name: 'pager',
    pathname: TEMPLATES.doc,
    find: (page) => page.getByRole('navigation', { name: 'Previous and next page' }),
  },
];

describe.concurrent('accessibility tree of the page frame', () => {
  test.for(PARTS)(
    '$name: matches the reviewed accessibility tree (WCAG 1.3.1, 4.1.2)',
    ({ name, pathname, find, width = 1280 }, { expect }) =>
      visitTemplate(
        pathname,
        async ({ page }) => {
          await expect(await readTree(await find(page))).toMatchFileSnapshot(
            `aria-snapshots/${name}.txt`,
          );
        },
        { viewport: { width, height: 800 } },
      ),
  );

  test('matches the reviewed landmarks and labels of an API page (WCAG 1.3.1, 2.4.1)', ({
    expect,
  }) =>
    visitTemplate(TEMPLATES.api, async ({ page }) => {
      const landmarks = await page.evaluate(() =>
        [...document.querySelectorAll('header, nav, main, aside, footer, article')]
          .filter((element) => element.checkVisibility())
          .filter((element) => !element.matches('article :is(header, footer, aside, nav)'))
          .map((element) =>
            `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? ''}`.trim(),
          ),
      );
      await expect(`${landmarks.join('\n')}\n`).toMatchFileSnapshot(
        'aria-snapshots/api-landmarks.txt',
      );
    }));

  test('matches the reviewed heading outline of an API page (WCAG 1.3.1, 2.4.6)', ({ expect }) =>
    visitTemplate(TEMPLATES.api, async ({ page }) => {
      const outline = await page
        .locator('article :is(h1, h2, h3, h4)')
        .evaluateAll((headings) =>
          headings.map(
            (heading) => `${'  '.repeat(Number(heading.tagName[1]) - 1)}${heading.textContent}`,
          ),
        );
      await expect(`${outline.join('\n')}\n`).toMatchFileSnapshot('aria-snapshots/api-outline.txt');
    }));
});
