import { join } from 'node:path';
import { DocsError, findClosest, flattenNav, type NavPage } from '@vitrine/ui/core';
import { displayPath } from '../../node/paths.ts';
import { attempt, strictMistakes, type Mistakes } from '../shared/mistakes.ts';
import type { Product } from './content.types.ts';
import { entryPlace } from './entryPlace.ts';

/** Existing page: its pathname and, unless it is generated, its file. */
export interface ExistingPage {
  pathname: string;
  file?: string | undefined;
  /** Anchors that navigation entries may point to; undefined allows any anchor. */
  anchors?: readonly string[] | undefined;
}

/** Checks that exactly the planned entries lack a page, and that written pages have an entry. */
export function checkNav(
  product: Product,
  pages: readonly ExistingPage[],
  mistakes: Mistakes = strictMistakes,
): void {
  const pageByPathname = new Map(pages.map((page) => [page.pathname, page]));
  const entries = flattenNav(product.nav, { planned: true });
  for (const entry of entries) {
    if (mistakes.isUnread(splitAnchor(entry.pathname).path)) continue;
    attempt(mistakes, () => checkEntry(product, entry, pageByPathname));
  }
  const listed = new Set(entries.map(({ pathname }) => splitAnchor(pathname).path));
  for (const { pathname, file } of pages) {
    if (file !== undefined && !listed.has(pathname) && !mistakes.isUnread(pathname))
      mistakes.report(pageWithoutEntry(product, { pathname, file }, [...listed]));
  }
}

function checkEntry(
  product: Product,
  entry: NavPage,
  pageByPathname: ReadonlyMap<string, ExistingPage>,
): void {
  const planned = entry.flags.includes('planned');
  const { path, anchor } = splitAnchor(entry.pathname);
  const page = pageByPathname.get(path);
  const exists = page !== undefined && hasAnchor(page, anchor);
  if (planned !== exists) return;
  const place = entryPlace(product, entry.pathname);
  if (exists) {
    throw new DocsError(
      'content/planned-page-exists',
      { pathname: entry.pathname, file: displayPath(page.file ?? product.dir) },
      place,
    );
  }
  if (page) {
    const closest = findClosest(anchor, page.anchors ?? []).map((id) => `#${id}`);
    throw new DocsError(
      'content/entry-without-anchor',
      { pathname: entry.pathname, closest },
      place,
    );
  }
  throw new DocsError(
    'content/entry-without-page',
    {
      pathname: entry.pathname,
      file: suggestFile(product, path),
      closest: findClosest(path, [...pageByPathname.keys()]),
    },
    place,
  );
}

/** Returns the file to write for the path of a navigation entry, from the product's folder. */
function suggestFile({ prefix }: Product, path: string): string {
  // The prefix redirects to the start page, so its page needs another path.
  if (path === (prefix || '/')) {
    return `pages/overview/page.mdx with the entry ${prefix}/overview`;
  }
  const folder = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return `pages${folder}/page.mdx`;
}

/** Splits a pathname into path and anchor; `buildNavTree` removes the slash before `#`. */
function splitAnchor(pathname: string): { path: string; anchor: string } {
  const [path = '', anchor = ''] = pathname.split('#');
  return { path, anchor };
}

function hasAnchor({ anchors }: ExistingPage, anchor: string): boolean {
  return anchor === '' || !anchors || anchors.includes(anchor);
}

function pageWithoutEntry(
  product: Product,
  page: { pathname: string; file: string },
  listed: readonly string[],
): DocsError {
  return new DocsError(
    'content/page-without-entry',
    {
      pathname: page.pathname,
      file: displayPath(join(product.dir, 'nav.ts')),
      closest: findClosest(page.pathname, listed),
    },
    `${product.id}: ${displayPath(page.file)}:1`,
  );
}
