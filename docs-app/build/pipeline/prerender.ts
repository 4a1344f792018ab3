import { extname, join } from 'node:path';
import {
  DocsError,
  encodePathname,
  findClosest,
  LANGUAGES,
  localizePathname,
  planHostRules,
  type Language,
} from '@vitrine/ui/core';
import { site as config } from '../../model/site.config.ts';
import { findIdentity } from '../../model/documentTitle.ts';
import type { SitePage } from '../../model/page.types.ts';
import type { PageText } from '../../model/siteManifest.ts';
import { isFile } from '../../node/isFile.ts';
import { fitMarkdown } from '../agents/fitMarkdown.ts';
import { finishMarkdown } from '../agents/finishMarkdown.ts';
import { writeAgentFiles } from '../agents/writeAgentFiles.ts';
import { writeReleaseFeed } from '../feeds/writeReleaseFeed.ts';
import { feedPath, markdownPath } from '../content/pathnames.ts';
import { assemblePage } from './assemblePage.ts';
import { checkCoverage } from '../content/checkCoverage.ts';
import {
  checkRenderedLinks,
  listPublicPages,
  listPublished,
  type CheckedPage,
} from './createSite.ts';
import { attempt, attemptAsync, type Mistakes } from '../shared/mistakes.ts';
import { isPublic } from '../routes/isPublic.ts';
import type { PublishedProduct, Site, SiteRoute } from '../routes/site.types.ts';
import { checkIds } from '../head/checkIds.ts';
import { moveHostRules } from '../head/hostHeaders.ts';
import { socialPicturePath } from '../head/renderHead.ts';
import { writeRobots, writeSitemap } from '../head/writeSitemap.ts';
import { createSocialPainter, type SocialPainter } from '../social/createSocialPainter.ts';
import { listManifest } from '../agents/listManifest.ts';
import { readPageText } from '../agents/readPageText.ts';
import { listTexts, type PageSections } from '../search/listTexts.ts';
import { readSections, type PageSection } from '../search/readSections.ts';
import { htmlPath, writeSiteFile } from '../shared/writeSiteFile.ts';
import { listRedirects, listSiteData } from './siteData.ts';
import type { SiteAssets, SiteServer } from '../shared/server.types.ts';

/** Rendered page with its Markdown, and the headings and texts that search indexes. */
interface WrittenPage extends CheckedPage {
  headings: SitePage['headings'];
  markdown?: string | undefined;
  /** Text of the page; undefined for a generated page. */
  text?: PageText | undefined;
  /** Sections in each language; undefined for a page that is checked but not written. */
  sections?: PageSections;
}

export interface PrerenderInput {
  site: Site;
  server: SiteServer;
  /** Receives the mistakes of authors. */
  mistakes: Mistakes;
  assets: SiteAssets;
  outDir: string;
  /** Pathnames of the pages to write; all pages by default. */
  only?: readonly string[] | undefined;
  onProgress: (done: number, all: number) => void;
  /** Called with a line for the summary of the build. */
  onProblem: (line: string) => void;
}

/**
 * Renders routes in every language; checks links and API coverage unless `only` is set.
 * After the first mistake, checks the remaining pages without writing them.
 */
export async function prerender(input: PrerenderInput): Promise<number> {
  const { site, only, mistakes } = input;
  if (only === undefined) {
    for (const { product, readComponents, listTriedProps } of site.products) {
      // Demos with mistakes are not counted, so the coverage would be too low.
      const isComplete = !mistakes.list.some(({ message }) =>
        message.startsWith(`${product.id}: `),
      );
      if (!isComplete) continue;
      attempt(mistakes, () => checkCoverage(product, readComponents, listTriedProps));
    }
  }
  const painter = createSocialPainter();
  try {
    const checked = await writePages({ ...input, painter });
    if (mistakes.list.length === 0) await writeSharedFiles(input, checked);
    if (only === undefined) reportLinks(checked, input);
    return checked.length;
  } finally {
    // Close the painter, because its worker thread keeps the process alive.
    await painter.close();
  }
}

/** Checks the links of all pages; passes dead links of generated pages to `onProblem`. */
function reportLinks(
  checked: readonly CheckedPage[],
  { outDir, onProblem, mistakes }: PrerenderInput,
): void {
  // After a mistake, the build writes no more files, so links to files cannot be checked.
  const isComplete = mistakes.list.length === 0;
  const isWritten = (path: string) =>
    path.startsWith('/') && ((!isComplete && extname(path) !== '') || isFile(join(outDir, path)));
  const dead = checkRenderedLinks(checked, {
    extra: [config.workbenchUrl],
    isFile: isWritten,
    mistakes,
  });
  for (const line of dead) onProblem(line);
}

/** Returns the routes to write; throws `config/unknown-page` for an unknown pathname. */
function pickRoutes({ site: { routes }, only, mistakes }: PrerenderInput): readonly SiteRoute[] {
  if (only === undefined) return routes;
  const pathnames = routes.map(({ pathname }) => pathname);
  const pathname = only.find(
    (address) => !pathnames.includes(address) && !mistakes.isUnread(address),
  );
  if (pathname !== undefined) {
    const closest = findClosest(pathname, pathnames);
    throw new DocsError('config/unknown-page', { pathname, closest });
  }
  return routes.filter((route) => only.includes(route.pathname));
}

async function writePages(input: PictureInput): Promise<WrittenPage[]> {
  const routes = pickRoutes(input);
  const pictures: Promise<void>[] = [];
  const checked: WrittenPage[] = [];
  for (const [index, route] of routes.entries()) {
    const page = await attemptAsync(input.mistakes, () => writeRoute(route, input), route.pathname);
    if (page) checked.push(page);
    if (isPublic(route) && input.mistakes.list.length === 0)
      pictures.push(writePicture(route, input));
    input.onProgress(index + 1, routes.length);
  }
  await Promise.all(pictures);
  return checked;
}

/** Writes a page in every language. After a mistake, only renders articles to find mistakes. */
async function writeRoute(
  route: SiteRoute,
  input: PrerenderInput,
): Promise<WrittenPage | undefined> {
  const { pathname, kind } = route;
  const [first, ...otherLanguages] = LANGUAGES;
  if (input.mistakes.list.length > 0) {
    // Skip API pages, because they have no author and their anchors need the page renderer.
    if (kind === 'api') return input.mistakes.skip(pathname);
    const { page, ...rendered } = await route.render(first);
    return { pathname, headings: page.headings, ...rendered };
  }
  const { sections: english, ...page } = await writePage({ route, language: first }, input);
  const sections = { [first]: english } as Record<Language, readonly PageSection[]>;
  for (const language of otherLanguages) {
    sections[language] = (await writePage({ route, language }, input)).sections;
  }
  return { ...page, sections };
}

/** Lists the products that have an API page among the pages to write. */
function pickProducts(input: PrerenderInput): PublishedProduct[] {
  const apis = pickRoutes(input).filter(({ kind }) => kind === 'api');
  const written = new Set(apis.map((route) => route.product));
  return listPublished(input.site).filter(({ product }) => written.has(product));
}

/** Writes the files that belong to no page, such as data, redirects, sitemap and `robots.txt`. */
async function writeSharedFiles(
  input: PrerenderInput,
  pages: readonly WrittenPage[],
): Promise<void> {
  const { site, outDir, onProblem } = input;
  const { base, origin } = site.env;
  const redirects = listRedirects(site);
  const contents = new Map(
    pages.map(({ pathname, headings, sections }) => [
      pathname,
      { headings, sections: sections?.en },
    ]),
  );
  const siteData = listSiteData(site, redirects, {
    products: pickProducts(input),
    contentOf: (pathname) => contents.get(pathname),
  });
  const pageTexts = pages.flatMap(({ text }) => text ?? []);
  const manifest = listManifest({ site, build: input.assets.marks?.version, texts: pageTexts });
  const data = [
    ...Object.entries(siteData).map(([path, make]) => [path, JSON.stringify(make())]),
    ...Object.entries(manifest).map(([path, content]) => [path, JSON.stringify(content)]),
  ];
  const sections = new Map(pages.map((page) => [page.pathname, page.sections]));
  const texts = listTexts(site, (pathname) => sections.get(pathname));
  const rules = planHostRules({ redirects, pathnames: site.routes.map((route) => route.pathname) });
  if (rules.dropped > 0) {
    onProblem(
      `${rules.dropped} redirects exceed the limits of hosts; the 404 page follows them in the browser`,
    );
  }
  const files = {
    ...(Object.fromEntries(data) as Record<string, string>),
    ...texts,
    _redirects: moveHostRules(rules.text, base),
    ...(origin !== undefined && writeSitemap(listPublicPages(site), origin)),
    ...writeAgentFiles({ site, markdown: listMarkdown(pages) }),
    ...writeFeeds(site),
    'robots.txt': writeRobots(origin),
  };
  for (const [path, text] of Object.entries(files)) await writeSiteFile(outDir, path, text);
}

/** Lists the Markdown of pages by pathname. */
function listMarkdown(pages: readonly WrittenPage[]): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ pathname, markdown }) =>
      markdown === undefined ? [] : [[pathname, markdown]],
    ),
  );
}

/** Writes the feed of each product with releases, by path. */
function writeFeeds({ products, env: { base, origin = base } }: Site): Record<string, string> {
  return Object.fromEntries(
    products
      .filter(({ feed }) => feed.length > 0)
      .map(({ product, feed: releases }) => {
        const { name, packageName, identities } = product;
        const path = feedPath(product);
        const { start } = identities[0];
        const feed = { name, packageName, path, start, siteName: config.name, releases, origin };
        return [path, writeReleaseFeed(feed)];
      }),
  );
}

async function writePage(
  { route, language }: { route: SiteRoute; language: Language },
  { outDir, ...parts }: PrerenderInput,
): Promise<Omit<WrittenPage, 'sections'> & { sections: readonly PageSection[] }> {
  const { html, page, files, links, anchors } = await assemblePage(route, language, parts);
  const address = localizePathname(language, route.pathname);
  checkIds(html, address);
  await writeSiteFile(outDir, htmlPath(address), html);
  if (route.kind !== 'not-found' && route.kind !== 'offline') {
    const data: SitePage = { ...page, build: parts.assets.marks?.version };
    await writeSiteFile(outDir, `${address}/page.json`, JSON.stringify(data));
  }
  const markdown = files[markdownPath(route.pathname)]?.toString();
  if (language === 'en') {
    for (const [path, content] of Object.entries(files)) {
      await writeSiteFile(outDir, path, content);
    }
    if (markdown !== undefined) await writeMarkdown(markdown, page, { outDir, ...parts });
  }
  const { headings } = page;
  const sections = readSections(html);
  const text =
    route.file === undefined || markdown === undefined ? undefined : readPageText(page, sections);
  return { pathname: route.pathname, headings, markdown, links, anchors, text, sections };
}

/** Writes the Markdown of a page, with a link to the index below its title. */
async function writeMarkdown(
  markdown: string,
  { pathname, root = '' }: SitePage,
  { outDir, site: { env } }: Pick<PrerenderInput, 'outDir' | 'site'>,
): Promise<void> {
  const { base, origin = base } = env;
  const place = { label: 'Index of all pages', href: `${root}/llms.txt`, origin };
  const files = fitMarkdown(finishMarkdown(markdown, place), {
    path: markdownPath(pathname),
    addressOf: (path) => origin + encodePathname(path),
  });
  for (const [path, text] of Object.entries(files)) await writeSiteFile(outDir, path, text);
}

type PictureInput = PrerenderInput & { painter: SocialPainter };

/** Renders and writes the picture that social networks show for a page. */
async function writePicture(
  { pathname, title, description, product }: SiteRoute,
  { painter, outDir }: PictureInput,
): Promise<void> {
  const identity = findIdentity(pathname, product?.identities);
  const context = identity ? `${identity.name} ${identity.version}` : config.name;
  const png = await painter.paint({ title, description, context });
  await writeSiteFile(outDir, socialPicturePath(pathname), png);
}
