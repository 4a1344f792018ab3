import * as React from 'react';
import { findClosest, type PageLink } from '@vitrine/ui/core';
import { loadRoutes } from './loadPage.ts';
import type { SitePage } from './site.types.ts';

/** At most so many pages, of addresses that share more than half of their letters. */
const SIMILAR = { limit: 5, difference: 0.45 };

/** Finds the pages whose addresses are like one that does not exist. */
export function useSuggestions({ kind, pathname }: SitePage): readonly PageLink[] {
  const [suggestions, setSuggestions] = React.useState<readonly PageLink[]>([]);
  React.useEffect(() => {
    if (kind !== 'not-found') return setSuggestions([]);
    let current = true;
    loadRoutes().then(
      (pages) => current && setSuggestions(closestPages(pathname, pages)),
      // Without the list the page still says what happened.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [kind, pathname]);
  return suggestions;
}

function closestPages(pathname: string, pages: readonly PageLink[]): PageLink[] {
  const paths = findClosest(pathname, pages.map((page) => page.pathname), SIMILAR);
  return paths.flatMap((path) => pages.filter((page) => page.pathname === path));
}
