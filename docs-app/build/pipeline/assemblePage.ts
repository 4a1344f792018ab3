import { preloadedFont, type Language } from '@vitrine/ui/core';
import { addBaseToHtml } from '../../model/basePath.ts';
import { findWidget } from '../../model/pageWidget.ts';
import { feedPath } from '../content/pathnames.ts';
import { policyTag, sheetTag, styleTag, type StyleSheet } from '../head/documentTags.ts';
import { renderHead, type HeadInput } from '../head/renderHead.ts';
import type { PublishedProduct, RenderedRoute, Site, SiteRoute } from '../routes/site.types.ts';
import { buildAttributes } from '../service-worker/writeWorker.ts';
import type { SiteAssets, SiteServer } from '../shared/server.types.ts';
import { isPublic } from '../routes/isPublic.ts';
import { listPublished } from './createSite.ts';

export interface PageParts {
  site: Site;
  server: SiteServer;
  assets: SiteAssets;
}

export interface AssembledPage extends RenderedRoute {
  /** Content of the page's `index.html`, with the base path. */
  html: string;
}

/**
 * Assembles the `index.html` of a page. The source of an article is a `page.mdx`:
 *
 * 1. `readPages` (content/readProducts.ts) reads `page.mdx` and parses its front matter.
 * 2. `docRoute` (routes/docRoutes.ts) creates the route; its `render` compiles the MDX
 *    (content/compileArticle.ts) and renders the article (app/entries/server.tsx).
 * 3. `renderBody` (app/entries/server.tsx) renders the layout around the article.
 * 4. `renderDocument` adds the head, the style sheets and the bootstrap script.
 *
 * Other routes (API, changes, home) differ in steps 1 and 2 only. `prerender` writes the result.
 */
export async function assemblePage(
  route: SiteRoute,
  language: Language,
  parts: PageParts,
): Promise<AssembledPage> {
  const { site, server } = parts;
  const rendered = await route.render(language);
  const published = listPublished(site).find(({ product }) => product === route.product);
  const page = { ...rendered.page, ...placeOf(route, site) };
  const current = published?.data[language];
  const products = site.products.flatMap(({ product }) => product.identities);
  const body = server.renderBody({ folder: published?.product.folder, page, current, products });
  const feed = findFeed(route, published);
  const head = renderHead({
    page,
    identities: current?.identities,
    origin: site.env.origin,
    base: site.env.base,
    isPublic: isPublic(route),
    ...(feed && { feed }),
  });
  const styles = [{ text: server.baseCss }, body.css];
  const html = renderDocument({ page, head, styles, body: body.html }, parts);
  const { base } = site.env;
  return {
    ...rendered,
    page: { ...page, html: addBaseToHtml(base, page.html) },
    html: addBaseToHtml(base, html),
  };
}

/** Returns the origin of the site, and the path prefix of the page's product if it is public. */
function placeOf({ product }: SiteRoute, { env, products }: Site) {
  // A release has the indexes of the product that the site documents.
  const documented = products.find((one) => one.product.id === product?.id);
  const isIndexed = documented && !documented.product.internal;
  return {
    ...(env.origin !== undefined && { origin: env.origin }),
    ...(isIndexed && { root: documented.product.prefix }),
  };
}

/** Returns the feed of a product for its first pages and its pages about changes. */
function findFeed(
  { pathname, names }: SiteRoute,
  published: PublishedProduct | undefined,
): HeadInput['feed'] {
  if (!published || published.feed.length === 0) return undefined;
  const { product } = published;
  const isFirst = product.identities.some(({ start }) => start === pathname);
  return isFirst || names?.isChange ? { name: product.name, href: feedPath(product) } : undefined;
}

interface DocumentParts extends Pick<RenderedRoute, 'page'> {
  head: string;
  styles: readonly StyleSheet[];
  body: string;
}

/** Renders the HTML of a page, which is readable without scripts and without other requests. */
function renderDocument(
  { page, head, styles, body }: DocumentParts,
  { assets, site: { env } }: PageParts,
): string {
  const isEager = page.kind === 'not-found' || findWidget(page.pathname) !== undefined;
  const analytics = env.analyticsId === undefined ? '' : ` data-analytics="${env.analyticsId}"`;
  const eager = isEager ? ' data-eager=""' : '';
  const marks = assets.marks ? buildAttributes(assets.marks) : '';
  return `<!doctype html>
<html lang="${page.language}" dir="ltr" data-mode="light" data-density="comfortable">
<head>
<meta charset="utf-8">
${policyTag(styles, assets, env)}<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/print.css" media="print">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/${preloadedFont}" as="font" type="font/woff2" crossorigin>
${styles.map(styleTag).join('\n')}
${(page.sheets ?? []).map(sheetTag).join('')}${thirdPartyTag(assets, env)}<script data-modules="${assets.modules.join(' ')}"${analytics} data-kind="${page.kind}"${eager}${marks}>${assets.bootstrap}</script>
</head>
<body>
<div id="docs-root">${body}</div>
</body>
</html>
`;
}

/** Renders the script that loads ads and analytics early; empty if neither is configured. */
function thirdPartyTag({ thirdParty }: SiteAssets, { ads, analyticsId }: Site['env']): string {
  const isNeeded = analyticsId ?? ads.scriptUrl ?? ads.feedUrl;
  return isNeeded === undefined ? '' : `<script type="module" src="${thirdParty}"></script>\n`;
}
