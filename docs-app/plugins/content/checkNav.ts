import { join } from 'node:path';
import { DocsError, findClosest, flattenNav, type NavPage } from '@vitrine/ui/core';
import { displayPath } from '../paths.ts';
import type { Product } from './content.types.ts';
import { entryPlace } from './entryPlace.ts';

/** A page that exists: its address, and the file that makes it. */
export interface ExistingPage {
  pathname: string;
  file: string;
}

/** Checks that each entry of the navigation has its page, and each page its entry. */
export function checkNav(product: Product, pages: readonly ExistingPage[]): void {
  const known = new Map(pages.map((page) => [page.pathname, page]));
  const entries = flattenNav(product.nav, { planned: true });
  for (const entry of entries) checkEntry(product, entry, known);
  const listed = new Set(entries.map(({ pathname }) => pathname));
  for (const page of pages) {
    if (!listed.has(page.pathname)) throw pageWithoutEntry(product, page, [...listed]);
  }
}

function checkEntry(
  product: Product,
  entry: NavPage,
  known: ReadonlyMap<string, ExistingPage>,
): void {
  const planned = entry.flags.includes('planned');
  const page = known.get(entry.pathname);
  if (planned === !page) return;
  const place = entryPlace(product, entry.pathname);
  if (page) {
    throw new DocsError('content/planned-page-exists', {
      place,
      what: `"${entry.pathname}" is flagged planned, but ${displayPath(page.file)} exists.`,
      why: 'A planned entry is text: readers could not reach the page.',
      fix: 'Remove the flag.',
    });
  }
  throw new DocsError('content/entry-without-page', {
    place,
    what: `The navigation entry "${entry.pathname}" has no page.`,
    why: 'The link would lead nowhere.',
    fix: `Write pages${entry.pathname.slice(product.prefix.length)}/page.mdx, flag the entry planned, or mean one of: ${findClosest(entry.pathname, [...known.keys()]).join(', ')}.`,
  });
}

function pageWithoutEntry(
  product: Product,
  page: ExistingPage,
  listed: readonly string[],
): DocsError {
  return new DocsError('content/page-without-entry', {
    place: `${product.id}: ${displayPath(page.file)}:1`,
    what: `The page "${page.pathname}" has no entry in ${displayPath(join(product.dir, 'nav.ts'))}.`,
    why: 'Readers could not find it.',
    fix: `Add an entry { pathname: '${page.pathname}' }, or mean one of: ${findClosest(page.pathname, listed).join(', ')}.`,
  });
}
