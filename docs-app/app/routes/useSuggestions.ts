import * as React from 'react';
import { findClosest, type PageLink } from '@vitrine/ui/core';
import { loadRoutes } from '../data/loadPage.ts';
import type { SitePage } from '../../model/page.types.ts';
import { useLoaded } from '../data/useLoaded.ts';

/** Limits: 5 pages, with addresses that differ in at most 45% of their letters. */
const SIMILAR = { limit: 5, difference: 0.45 };

const NO_PAGES: readonly PageLink[] = [];

/** Finds pages whose addresses are similar to the address of a missing page. */
export function useSuggestions({ kind, pathname }: SitePage): readonly PageLink[] {
  const isMissing = kind === 'not-found';
  // The not-found page also works with an empty list.
  const pages = useLoaded(loadRoutes, isMissing, NO_PAGES);
  return React.useMemo(
    () => (isMissing ? closestPages(pathname, pages) : NO_PAGES),
    [isMissing, pathname, pages],
  );
}

function closestPages(pathname: string, pages: readonly PageLink[]): readonly PageLink[] {
  const paths = findClosest(
    pathname,
    pages.map((page) => page.pathname),
    SIMILAR,
  );
  return paths.flatMap((path) => pages.filter((page) => page.pathname === path));
}
