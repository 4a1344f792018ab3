import { escapeHtml } from './renderHead.ts';

export interface SitemapPage {
  pathname: string;
  /** Day of the last change, such as `2026-11-21`. */
  lastUpdated?: string;
}

/** Writes the list of pages for search engines. */
export function writeSitemap(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages.map(({ pathname, lastUpdated }) => {
    const changed = lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + pathname)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Writes the rules for crawlers; pages that are not to be listed say so themselves. */
export function writeRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
