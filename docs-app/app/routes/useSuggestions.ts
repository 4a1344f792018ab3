import * as React from 'react';
import type { PageLink, PageSuggestion, ProductData } from '@vitrine/ui';
import { loadRoutes } from '../data/loadPage.ts';
import type { SitePage } from '../../model/page.types.ts';
import { useLoaded } from '../data/useLoaded.ts';
import { findLibrary } from './parseAddress.ts';

const NO_GUESSES: readonly PageSuggestion[] = [];

type SuggestPages = (pathname: string) => readonly PageLink[];

const suggestNothing: SuggestPages = () => [];

/** Loads the list of pages, and the code that only the not-found page needs. */
async function loadSuggest(): Promise<SuggestPages> {
  const [pages, { suggestPages }] = await Promise.all([loadRoutes(), import('./suggestPages.ts')]);
  return (pathname) => suggestPages(pathname, pages);
}

/** Maximum number of suggestions. */
const LIMIT = 6;

/** Finds pages whose URLs or names are similar to the URL of a missing page. */
export function useSuggestions(
  { kind, pathname }: SitePage,
  products: readonly ProductData[],
): readonly PageSuggestion[] {
  const isMissing = kind === 'not-found';
  // The not-found page also works without suggestions.
  const suggest = useLoaded(loadSuggest, isMissing, suggestNothing);
  const loadGuesses = React.useCallback(async () => {
    const { guessPages } = await import('../search/guessPages.ts');
    return guessPages(pathname);
  }, [pathname]);
  const guesses = useLoaded(loadGuesses, isMissing, NO_GUESSES);
  return React.useMemo(() => {
    const similar = (isMissing ? suggest(pathname) : []).map((page) => ({
      ...page,
      library: findLibrary(page.pathname, products)?.name,
    }));
    const known = new Set(similar.map((page) => page.pathname));
    const others = guesses.filter((page) => !known.has(page.pathname));
    return [...similar, ...others].slice(0, LIMIT);
  }, [isMissing, pathname, suggest, guesses, products]);
}
