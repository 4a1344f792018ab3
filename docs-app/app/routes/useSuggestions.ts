import * as React from 'react';
import type { PageLink, PageSuggestion, ProductData } from '@vitrine/ui';
import { loadRoutes } from '../data/loadPage.ts';
import type { SitePage } from '../../model/page.types.ts';
import { useLoaded } from '../data/useLoaded.ts';
import { findLibrary, suggestPages } from './suggestPages.ts';

const NO_PAGES: readonly PageLink[] = [];

/** Finds pages whose addresses are similar to the address of a missing page. */
export function useSuggestions(
  { kind, pathname }: SitePage,
  products: readonly ProductData[],
): readonly PageSuggestion[] {
  const isMissing = kind === 'not-found';
  // The not-found page also works with an empty list.
  const pages = useLoaded(loadRoutes, isMissing, NO_PAGES);
  return React.useMemo(
    () =>
      (isMissing ? suggestPages(pathname, pages) : NO_PAGES).map((page) => ({
        ...page,
        library: findLibrary(page.pathname, products)?.name,
      })),
    [isMissing, pathname, pages, products],
  );
}
