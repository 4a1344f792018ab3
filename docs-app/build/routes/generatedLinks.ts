import { listLinks, type PageLinks } from '../content/checkLinks.ts';

/** Lists the links of a generated article for the link check. */
export function generatedLinks(pathname: string, html: string): PageLinks {
  return { pathname, links: listLinks(html), placeOf: () => pathname, isGenerated: true };
}
