import { encodePathname, escapeHtml } from '@vitrine/ui/core';

export interface SitemapPage {
  pathname: string;
  /** Date of the last change, such as `2026-11-21`. */
  lastUpdated?: string;
}

/** Returns the content of `sitemap.xml`, with the date of the last change if it is known. */
export function writeSitemap(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages.map(({ pathname, lastUpdated }) => {
    const changed = lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + encodePathname(pathname))}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
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
