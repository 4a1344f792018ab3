import * as React from 'react';
import { ScrollRestoration, useLoaderData, useLocation, type RouteObject } from 'react-router';
import { findClosest } from '@vitrine/ui/core';
import { useTranslate, type PageLink, type ProductData } from '@vitrine/ui';
import { applyPageStyles } from './applyPageStyles.ts';
import { mountIslands } from './islands.tsx';
import { loadPage, loadProduct, PageMissing } from './loadPage.ts';
import type { SitePage, SiteProduct } from './site.types.ts';
import { SiteLayout } from './SiteLayout.tsx';
import { usePageArrival } from './usePageArrival.ts';

/** What a route shows. */
export interface RouteData {
  page: SitePage;
  current?: SiteProduct;
  products: ProductData[];
  suggestions: PageLink[];
}

async function fetchData<Value>(url: string): Promise<Value> {
  return (await (await fetch(url)).json()) as Value;
}

/** Loads what stands at an address; an unknown address is a page too. */
export async function loadRoute(pathname: string, knownMissing = false): Promise<RouteData> {
  const path = pathname.replace(/(?<=.)\/$/, '');
  try {
    if (knownMissing) throw new PageMissing(path);
    const page = await loadPage(path);
    const products = page.kind === 'home' ? await fetchData<ProductData[]>('/products.json') : [];
    return { page, current: await loadProduct(page), products, suggestions: [] };
  } catch (error) {
    if (!(error instanceof PageMissing)) throw error;
    return missingPage(path);
  }
}

async function missingPage(pathname: string): Promise<RouteData> {
  const pages = await fetchData<PageLink[]>('/routes.json');
  const closest = findClosest(pathname, pages.map((page) => page.pathname), 5);
  const page: SitePage = {
    kind: 'not-found',
    pathname,
    title: '',
    description: '',
    headings: [],
    html: '',
    css: { ids: [], text: '' },
  };
  return { page, products: [], suggestions: closest.flatMap((path) => pages.filter((entry) => entry.pathname === path)) };
}

function PageRoute() {
  const { page, current, products, suggestions } = useLoaderData<RouteData>();
  const translate = useTranslate();
  const { hash } = useLocation();
  usePageArrival({
    pathname: page.pathname,
    hash,
    title: [page.title || translate('notFound.title'), current?.product.name ?? 'Vitrine'].join(' - '),
  });
  const onArticleMount = React.useCallback(
    (element: HTMLElement) => {
      const { ready, unmount } = mountIslands(element, { settings: window.__vitrine.settings, translate });
      void ready.then(() => (window.__vitrine.hydrated = true));
      return unmount;
    },
    [translate],
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
