import { encodePathname, escapeHtml } from '@vitrine/ui/core';

/** Maximum number of URLs in a sitemap (sitemaps.org). */
const MAX_URLS = 50_000;

export interface SitemapPage {
  pathname: string;
  /** Date of the last change, such as `2026-11-21`. */
  lastUpdated?: string;
  /** Date of the last commit to a file directly in the product's folder, for a generated page. */
  generatedAt?: string | undefined;
}

/**
 * Writes `sitemap.xml`, with the date of each page's last change if it is known. Splits more than
 * `maxUrls` pages into several sitemaps, which `sitemap.xml` lists.
 */
export function writeSitemap(
  pages: readonly SitemapPage[],
  origin: string,
  maxUrls = MAX_URLS,
): Record<string, string> {
  if (pages.length <= maxUrls) return { 'sitemap.xml': writeList('urlset', 'url', pages, origin) };
  const count = Math.ceil(pages.length / maxUrls);
  const parts = Array.from({ length: count }, (_, index) => {
    const part = pages.slice(index * maxUrls, (index + 1) * maxUrls);
    const text = writeList('urlset', 'url', part, origin);
    return { pathname: `/sitemap-${index + 1}.xml`, lastUpdated: newestOf(part), text };
  });
  return {
    'sitemap.xml': writeList('sitemapindex', 'sitemap', parts, origin),
    ...Object.fromEntries(parts.map(({ pathname, text }) => [pathname.slice(1), text])),
  };
}

function dateOf({ lastUpdated, generatedAt }: SitemapPage): string | undefined {
  return lastUpdated ?? generatedAt;
}

function newestOf(pages: readonly SitemapPage[]): string | undefined {
  return pages
    .flatMap((page) => dateOf(page) ?? [])
    .toSorted()
    .at(-1);
}

function writeList(
  list: string,
  item: string,
  pages: readonly SitemapPage[],
  origin: string,
): string {
  const entries = pages.map((page) => {
    const date = dateOf(page);
    const changed = date ? `<lastmod>${date}</lastmod>` : '';
    const url = escapeHtml(origin + encodePathname(page.pathname));
    return `<${item}><loc>${url}</loc>${changed}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${list}>
`;
}

/**
 * Returns the content of `robots.txt`. Excluded pages have a `noindex` element instead of a rule.
 * The URL of the sitemap must be absolute, so it is omitted when the origin is unknown.
 */
export function writeRobots(origin: string | undefined): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
