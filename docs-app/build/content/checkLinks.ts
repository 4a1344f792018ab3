import { DocsError, findClosest, unescapeHtml } from '@vitrine/ui/core';
import { strictMistakes, type Mistakes } from '../shared/mistakes.ts';
import type { ArticleLink } from './content.types.ts';
import { splitHref } from './splitHref.ts';

/** Page that links can point to. */
export interface LinkTarget {
  pathname: string;
  /** Ids of the page; undefined allows any anchor. */
  anchors?: ReadonlySet<string> | undefined;
}

/** Links of a page; `placeOf` converts a line number to a location for error messages. */
export interface PageLinks {
  pathname: string;
  links: readonly ArticleLink[];
  placeOf: (line: number) => string;
  /** Whether the links come from a library's types, which site authors cannot edit. */
  isGenerated?: boolean;
}

interface Targets {
  pages: ReadonlyMap<string, LinkTarget>;
  isFile: (path: string) => boolean;
}

interface CheckOptions {
  targets: readonly LinkTarget[];
  /** Returns whether the site has a file with a path. */
  isFile?: (path: string) => boolean;
  /** Receives the broken links of authors; by default, the first broken link throws. */
  mistakes?: Mistakes;
}

/**
 * Checks that every link inside the site leads to an existing page and anchor (C4).
 * Reports the broken links of authors as mistakes. Returns a line for each dead link of a
 * generated page.
 */
export function checkLinks(
  pages: readonly PageLinks[],
  { targets, isFile = () => false, mistakes = strictMistakes }: CheckOptions,
): string[] {
  const byPathname = new Map(targets.map((target) => [target.pathname, target]));
  return pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const problem = findProblem(page, link, { pages: byPathname, isFile });
      const path = splitHref(link.href)?.path || page.pathname;
      if (!problem || mistakes.isUnread(path)) return [];
      if (page.isGenerated) return [`dead link on ${page.pathname}: ${link.href}`];
      mistakes.report(problem);
      return [];
    }),
  );
}

function findProblem(
  page: PageLinks,
  { href, line }: ArticleLink,
  { pages, isFile }: Targets,
): DocsError | undefined {
  const parts = splitHref(href);
  if (!parts) return undefined;
  const { path, anchor } = parts;
  const target = pages.get(path || page.pathname);
  const place = page.placeOf(line);
  if (!target) {
    if (isFile(path)) return undefined;
    const closest = findClosest(path, [...pages.keys()]);
    return new DocsError('content/broken-link', { href, closest }, place);
  }
  const { anchors, pathname } = target;
  if (!anchors || anchor === '' || anchors.has(anchor) || anchors.has(demoOf(anchor))) {
    return undefined;
  }
  const closest = findClosest(anchor, [...anchors], { limit: 8 }).map((id) => `#${id}`);
  return new DocsError('content/broken-anchor', { href, pathname, closest }, place);
}

/** Returns the demo name in an anchor of demo code, such as `tailwind-Basket.js` (COD-4). */
function demoOf(anchor: string): string {
  const [, name = ''] = /^(?:(?:tailwind|css|system)-)?(\w+)\.(?:js|tsx)$/.exec(anchor) ?? [];
  return name;
}

/** Lists the links in a generated article. */
export function listLinks(html: string): ArticleLink[] {
  return Array.from(html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g), ([, href = '']) => ({
    href: unescapeHtml(href),
    line: 1,
  }));
}
