import * as React from 'react';
import { ScrollRestoration, useLoaderData, useLocation, type RouteObject } from 'react-router';
import { normalizePathname, useLanguage, useTranslate, type ProductData } from '@vitrine/ui';
import { applyPageStyles } from './applyPageStyles.ts';
import { documentTitle } from './documentTitle.ts';
import { mountIslands } from './islands.tsx';
import { loadPage, loadProduct, loadProducts, PageMissing } from './loadPage.ts';
import type { SitePage, SiteProduct } from './site.types.ts';
import { SiteLayout } from './SiteLayout.tsx';
import { useSuggestions } from './useSuggestions.ts';
import { usePageArrival } from './usePageArrival.ts';

/** What a route shows. */
export interface RouteData {
  page: SitePage;
  current?: SiteProduct;
  products: ProductData[];
}

/** Loads what stands at an address; an unknown address is a page too. */
export async function loadRoute(address: string, knownMissing = false): Promise<RouteData> {
  const products = await loadProducts();
  try {
    if (knownMissing) throw new PageMissing(address);
    const page = await loadPage(address);
    return { page, current: await loadProduct(page), products };
  } catch (error) {
    if (!(error instanceof PageMissing)) throw error;
    return { page: missingPage(address), products };
  }
}

function missingPage(address: string): SitePage {
  return {
    kind: 'not-found',
    ...normalizePathname(address),
    title: '',
    description: '',
    headings: [],
    html: '',
    css: { ids: [], text: '' },
  };
}

function PageRoute() {
  const { page, current, products } = useLoaderData<RouteData>();
  const suggestions = useSuggestions(page);
  const translate = useTranslate();
  const language = useLanguage();
  const { hash } = useLocation();
  usePageArrival({
    pathname: page.pathname,
    hash,
    title: documentTitle(
      { ...page, title: page.title || translate('notFound.title') },
      current?.identities,
    ),
  });
  const onArticleMount = React.useCallback(
    (element: HTMLElement) => {
      const { ready, unmount } = mountIslands(element, {
        settings: window.__vitrine.settings,
        translate,
        language,
      });
      void ready.then(() => (window.__vitrine.hydrated = true));
      return unmount;
    },
    [translate, language],
  );
  React.useInsertionEffect(() => applyPageStyles(page.css), [page]);
  React.useEffect(() => {
    if (page.html === '') window.__vitrine.hydrated = true;
  }, [page]);
  return (
    <>
      <SiteLayout
        page={page}
        current={current}
        products={products}
        suggestions={suggestions}
        onArticleMount={onArticleMount}
      />
      <ScrollRestoration />
    </>
  );
}

/** One route for all addresses: the page's data says what it is. */
export const routes: RouteObject[] = [
  {
    id: 'page',
    path: '*',
    loader: ({ request }) => loadRoute(new URL(request.url).pathname),
    Component: PageRoute,
    HydrateFallback: () => null,
  },
];
