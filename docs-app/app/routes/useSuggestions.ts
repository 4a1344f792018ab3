import * as React from 'react';
import type { PageLink, PageSuggestion, ProductData } from '@vitrine/ui';
import { loadRoutes } from '../data/loadPage.ts';
import type { SitePage } from '../../model/page.types.ts';
import { useLoaded } from '../data/useLoaded.ts';
import { findLibrary } from './parseAddress.ts';

type SuggestPages = (pathname: string) => readonly PageLink[];

const suggestNothing: SuggestPages = () => [];

/** Loads the pages, and the code that only missing pages need. */
async function loadSuggest(): Promise<SuggestPages> {
  const [pages, { suggestPages }] = await Promise.all([loadRoutes(), import('./suggestPages.ts')]);
  return (pathname) => suggestPages(pathname, pages);
}

/** Finds pages whose addresses are similar to the address of a missing page. */
export function useSuggestions(
  { kind, pathname }: SitePage,
  products: readonly ProductData[],
): readonly PageSuggestion[] {
  const isMissing = kind === 'not-found';
  // The not-found page also works with an empty list.
  const suggest = useLoaded(loadSuggest, isMissing, suggestNothing);
  return React.useMemo(
    () =>
      (isMissing ? suggest(pathname) : []).map((page) => ({
        ...page,
        library: findLibrary(page.pathname, products)?.name,
      })),
    [isMissing, pathname, suggest, products],
  );
}
