import { encodePathname, escapeHtml } from '@vitrine/ui/core';

export interface SitemapPage {
  pathname: string;
  /** Date of the last change, such as `2026-11-21`. */
  lastUpdated?: string;
}

/** Writes the sitemap. */
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
 * Writes `robots.txt`; pages that are not to be listed have a `noindex` element.
 * The address of the sitemap must be absolute, so it is left out without an origin.
 */
export function writeRobots(origin: string | undefined): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
