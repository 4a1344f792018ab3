import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { COLOR_RULES, findViolations } from './axe.ts';
import { hydrate } from '../testing/hydrate.ts';
import { listAnchors } from '../build/routes/listAnchors.ts';
import { pages, readDist, readPage, releasePages, routes, sampleByWeight } from './site.ts';
import { shareOf } from './tier.ts';
import { visit } from './visit.ts';

/** Limit of compressed HTML in bytes; the largest Data Grid pages have about 200 rows. */
const READABLE_BYTES = 32_000;

const pathnames = new Set([...pages, ...releasePages].map(({ pathname }) => pathname));
const folderOf = (pathname: string) => pathname.split('/').slice(1, 3).join('/');
const folders = [...new Set(releasePages.map(({ pathname }) => folderOf(pathname)))];
const inFolder = (folder: string) =>
  releasePages.filter(({ pathname }) => folderOf(pathname) === folder);

test('builds pages for every release of every product', () => {
  expect(folders).toEqual([
    ...['v5', 'v7', 'v9'].map((id) => `material-ui/${id}`),
    ...['v5', 'v7', 'v9'].map((id) => `system/${id}`),
    ...['v8', 'v9'].map((id) => `x/${id}`),
  ]);
  expect(releasePages.length).toBeGreaterThan(450);
});

test('excludes release pages from the list of public pages', () => {
  const listed = routes.map(({ pathname }) => pathname);
  expect(releasePages.filter(({ pathname }) => listed.includes(pathname))).toEqual([]);
});

describe.each(folders)('pages of release %s', (folder) => {
  test.each(inFolder(folder))(
    '$pathname has title, noindex and working links, and names the newest release',
    (page) => {
      const html = readPage(page.pathname);
      expect({
        headings: html.match(/<h1/g)?.length,
        title: /<title>([^<]*)/.exec(html)?.[1],
        isHidden: html.includes('<meta name="robots" content="noindex">'),
        namesNewest: /which is not the newest|, the newest\./.test(html),
      }).toEqual({
        ...{ headings: 1, isHidden: true, namesNewest: true },
        title: expect.stringMatching(/ \d+\.\d+\.\d+(-\S+)? - (MUI|Material UI)/),
      });
      const article = html.match(/<article[\s\S]*<\/article>/)?.[0] ?? '';
      const hrefs = Array.from(article.matchAll(/href="([^"]+)"/g), ([, href = '']) => href);
      const anchors = listAnchors(html);
      const broken = hrefs.filter((href) =>
        href.startsWith('#')
          ? !anchors.has(href.slice(1))
          : href.startsWith('/') && !pathnames.has(href.split('#')[0] ?? ''),
      );
      expect(broken).toEqual([]);
    },
  );

  test.each(sampleByWeight(inFolder(folder)))(
    '$pathname is at most 32 kB of compressed HTML',
    (page) => {
      const bytes = brotliCompressSync(readPage(page.pathname)).byteLength;
      expect(bytes).toBeLessThanOrEqual(READABLE_BYTES);
    },
  );

  test('contains only API data whose major version matches the release', () => {
    const { components } = JSON.parse(readDist(`${folder}/api.json`)) as {
      components: ComponentApi[];
    };
    const major = folder.split('/v')[1];
    const ofRelease = components.filter(({ version }) => version.split('.')[0] === major);
    expect(ofRelease.length).toBe(components.length);
    expect(ofRelease.length).toBe(inFolder(folder).length - 1);
  });
});

/** Index and middle page of each release. The fast tier visits one page of each release. */
const samples = folders.flatMap((folder, index) => {
  const paths = inFolder(folder).map(({ pathname }) => pathname);
  const both = paths.length > 1 ? [`/${folder}`, paths[Math.floor(paths.length / 2)]!] : [];
  return shareOf(both, { index: index % 2, count: 2 });
});

describe.concurrent('release page in a browser', () => {
  test.each(samples)('%s logs no error and passes axe in both modes (WCAG 1.4.3)', (pathname) =>
    visit(async ({ page, problems }) => {
      await page.goto(pathname);
      await hydrate(page);
      for (const mode of ['light', 'dark'] as const) {
        const rules = mode === 'dark' ? COLOR_RULES : undefined;
        const violations = await findViolations(page, mode, { rules });
        problems.push(...violations.map(({ rule, target }) => `${mode}: ${rule} at ${target}`));
      }
    }),
  );

  test('links the API pages of a component across releases', () =>
    visit(async ({ page }) => {
      await page.goto('/material-ui/api/accordion');
      await hydrate(page);
      const article = page.locator('article');
      const heading = page.getByRole('heading', { level: 1 });
      await article.getByRole('link', { name: '5.18.0' }).click();
      await heading.getByText('Accordion API 5.18.0').waitFor();
      const version = page.locator('[data-bar="version"]');
      await expect.poll(() => version.textContent()).toContain('v5.18.0');
      await article.getByRole('note').getByRole('link', { name: '9.5.0' }).click();
      await heading.getByText('Accordion API 9.5.0').waitFor();
      await article.getByRole('note').getByRole('link', { name: '6.1.0' }).click();
      await heading.getByText('Accordion API', { exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/material-ui/api/accordion');
    }));

  test('lists the releases without a component on its API page', () =>
    visit(
      async ({ page }) => {
        await page.goto('/material-ui/api/hidden');
        const sentence = page.getByText(/^Other releases/);
        expect(await sentence.innerText()).toContain('not in 7.3.11, not in 9.5.0');
        expect(await page.getByText('Removed in 7.3.11.').count()).toBe(1);
      },
      { javaScriptEnabled: false },
    ));
});
