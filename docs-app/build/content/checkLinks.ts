import { DocsError, findClosest } from '@vitrine/ui/core';
import { attempt, strictMistakes, type Mistakes } from '../shared/mistakes.ts';
import type { ArticleLink } from './content.types.ts';

/** Page that links can lead to. */
export interface LinkTarget {
  pathname: string;
  anchors: ReadonlySet<string>;
}

/** Links of a page, with a function that returns the place of a line for error messages. */
export interface PageLinks {
  pathname: string;
  links: readonly ArticleLink[];
  placeOf: (line: number) => string;
}

/** Checks that every link inside the site leads to an existing page and anchor. */
export function checkLinks(
  pages: readonly PageLinks[],
  targets: readonly LinkTarget[],
  mistakes: Mistakes = strictMistakes,
): void {
  const targetByPathname = new Map(targets.map((target) => [target.pathname, target]));
  for (const page of pages) {
    for (const link of page.links) {
      const [pathname = ''] = link.href.split('#');
      if (mistakes.isUnread(pathname)) continue;
      attempt(mistakes, () => checkLink(page, link, targetByPathname));
    }
  }
}

function checkLink(
  page: PageLinks,
  { href, line }: ArticleLink,
  targetByPathname: ReadonlyMap<string, LinkTarget>,
): void {
  if (/^(https?:|mailto:)/.test(href)) return;
  const [path = '', anchor] = href.split('#');
  const target = targetByPathname.get(path || page.pathname);
  const place = page.placeOf(line);
  if (!target) {
    const closest = findClosest(path, [...targetByPathname.keys()]);
    throw new DocsError('content/broken-link', { href, closest }, place);
  }
  if (anchor === undefined || target.anchors.has(anchor)) return;
  const closest = findClosest(anchor, [...target.anchors], { limit: 8 }).map((id) => `#${id}`);
  throw new DocsError('content/broken-anchor', { href, pathname: target.pathname, closest }, place);
}
