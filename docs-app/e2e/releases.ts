import { describe, expect, inject, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { COLOR_RULES, findViolations } from './axe.ts';
import { readProducts } from '../build/content/readProducts.ts';
import { hydrate } from '../testing/hydrate.ts';
import { listAnchors } from '../build/routes/listAnchors.ts';
import {
  pages,
  readDist,
  readPage,
  releasePages,
  routes,
  sampleByWeight,
  type SiteRoute,
} from './site.ts';
import { products } from './libraries.ts';
import { shareOf } from '../testing/tier.ts';
import { visit } from './visit.ts';
import { weigh } from './weigh.ts';

/** Limit of compressed HTML in bytes; the largest pages have about 200 rows. */
const READABLE_BYTES = 32_000;

const pathnames = new Set([...pages, ...releasePages].map(({ pathname }) => pathname));
const folderOf = (pathname: string) => pathname.split('/').slice(1, 3).join('/');
const folders = [...new Set(releasePages.map(({ pathname }) => folderOf(pathname)))];
const inFolder = (folder: string) =>
  releasePages.filter(({ pathname }) => folderOf(pathname) === folder);

const declared = (await readProducts(inject('products'))).flatMap(({ folder, releases = [] }) =>
  releases.map((id) => `${folder}/${id}`),
);
const names = products.map(({ name }) => name).join('|');
const TITLE = new RegExp(String.raw` \d+\.\d+\.\d+(-\S+)? - (${names})$`);

function expectReleasePage({ pathname }: SiteRoute): void {
  const html = readPage(pathname);
  expect({
    headings: html.match(/<h1/g)?.length,
    title: /<title>([^<]*)/.exec(html)?.[1],
    isHidden: html.includes('<meta name="robots" content="noindex">'),
    namesNewest: /which is not the newest|, the newest\./.test(html),
  }).toEqual({
    ...{ headings: 1, isHidden: true, namesNewest: true },
    title: expect.stringMatching(TITLE),
  });
  const article = html.match(/<article[\s\S]*<\/article>/)?.[0] ?? '';
  const hrefs = Array.from(article.matchAll(/href="([^"]+)"/g), ([, href = '']) => href);
  const anchors = listAnchors(html);
  const broken = hrefs.filter((href) =>
    href.startsWith('#')
      ? !anchors.has(href.slice(1))
      : href.startsWith('/') && !pathnames.has(href.split('#')[0]?.replace(/\.md$/, '') ?? ''),
  );
  expect(broken).toEqual([]);
}

/** Tests the pages of every release of the site. */
export function testReleases(): void {
  test('builds pages for every release of every product', () => {
    expect(folders.toSorted()).toEqual(declared.toSorted());
  });

  test('excludes release pages from the list of public pages', () => {
    const listed = routes.map(({ pathname }) => pathname);
    expect(releasePages.filter(({ pathname }) => listed.includes(pathname))).toEqual([]);
  });

  describe.each(folders)('pages of release %s', (folder) => {
    test.each(inFolder(folder))(
      '$pathname has title, noindex and working links, and says whether its release is the newest',
      expectReleasePage,
    );

    test.each(sampleByWeight(inFolder(folder)))(
      '$pathname has at most 32 kB of compressed HTML',
      (page) => {
        const bytes = weigh(readPage(page.pathname));
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
      expect(ofRelease.length).toBeGreaterThan(0);
    });
  });
}

/** Index and middle page of each release. The fast tier visits one page of each release. */
export const samples = folders.flatMap((folder, index) => {
  const paths = inFolder(folder).map(({ pathname }) => pathname);
  const both = paths.length > 1 ? [`/${folder}`, paths[Math.floor(paths.length / 2)]!] : [];
  return shareOf(both, { index: index % 2, count: 2 });
});

/** Opens a release page; reports errors of the page and axe violations in both modes. */
export function judgeReleasePage(pathname: string): Promise<void> {
  return visit(async ({ page, problems }) => {
    await page.goto(pathname);
    await hydrate(page);
    for (const mode of ['light', 'dark'] as const) {
      const rules = mode === 'dark' ? COLOR_RULES : undefined;
      const violations = await findViolations(page, mode, { rules });
      problems.push(...violations.map(({ rule, target }) => `${mode}: ${rule} at ${target}`));
    }
  });
}
