import { DocsError, findClosest } from '@vitrine/ui/core';
import type { ArticleLink } from './content.types.ts';

/** A page as a link can reach it. */
export interface LinkTarget {
  pathname: string;
  anchors: ReadonlySet<string>;
}

/** The links of a page, with the function that names their place. */
export interface PageLinks {
  pathname: string;
  links: readonly ArticleLink[];
  placeOf: (line: number) => string;
}

/** Checks that every link inside the site reaches a page, and its anchor. */
export function checkLinks(pages: readonly PageLinks[], targets: readonly LinkTarget[]): void {
  const known = new Map(targets.map((target) => [target.pathname, target]));
  for (const page of pages) {
    for (const link of page.links) checkLink(page, link, known);
  }
}

function checkLink(
  page: PageLinks,
  { href, line }: ArticleLink,
  known: ReadonlyMap<string, LinkTarget>,
): void {
  if (/^(https?:|mailto:)/.test(href)) return;
  const [path = '', anchor] = href.split('#');
  const target = known.get(path || page.pathname);
  const place = page.placeOf(line);
  if (!target) {
    const closest = findClosest(path, [...known.keys()]);
    throw new DocsError('content/broken-link', { href, closest }, place);
  }
  if (anchor === undefined || target.anchors.has(anchor)) return;
  const closest = findClosest(anchor, [...target.anchors], { limit: 8 }).map((id) => `#${id}`);
  throw new DocsError('content/broken-anchor', { href, pathname: target.pathname, closest }, place);
}
