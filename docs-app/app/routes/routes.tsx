import * as React from 'react';
import {
  redirect,
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import {
  findRedirect,
  localizePathname,
  normalizePathname,
  useTranslate,
  type ProductData,
} from '@vitrine/ui';
import { applyPageStyles } from '../styles/applyPageStyles.ts';
import { applyPageSheets, loadPageSheets } from '../styles/pageSheets.ts';
import { documentTitle } from '../../model/documentTitle.ts';
import { findWidget } from '../../model/pageWidget.ts';
import { loadPage, loadProduct, loadProducts, loadRedirects } from '../data/loadPage.ts';
import { PageMissing } from '../data/fetchJson.ts';
import type { PlaygroundProps } from '../widgets/Playground.tsx';
import { documentBuild } from '../updates/browserReload.ts';
import { openDocument, whileOpening } from '../updates/openDocument.ts';
import type { SitePage, SiteProduct } from '../../model/page.types.ts';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { reportHydrated, whenHydrated } from './hydration.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { showStatus, type NoPage } from './navigationStatus.ts';
import { useArticleMount } from './useArticleMount.ts';
import { useEditedRoute } from './useEditedRoute.ts';
import { useErrorLink } from './useErrorLink.ts';
import { useIsHydrated } from '../shared/useIsHydrated.ts';
import { findLibrary } from './parseAddress.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';
import { withoutBase } from '../shared/base.ts';

/** Data that a route renders. */
export interface RouteData {
  page: SitePage;
  current?: SiteProduct | undefined;
  products: ProductData[];
  /** Theme playground; set only on the playground page. */
  Playground?: React.ComponentType<PlaygroundProps> | undefined;
}

/** Loads the data of the page at an address. */
export async function loadRoute(address: string): Promise<RouteData> {
  const products = await loadProducts();
  const page = await loadPage(address);
  const [current] = await Promise.all([loadProduct(page), loadPageSheets(page.sheets)]);
  return { page, current, products, Playground: await loadPlayground(page) };
}

/** Loads the data of the not-found page. Throws a redirect when the page has moved. */
export async function loadMissingRoute(address: string): Promise<RouteData> {
  const products = await loadProducts();
  await throwMoved(address);
  const page = missingPage(address);
  return { page, products, current: await loadNearestProduct(page, products) };
}

/** Loads the product that a missing page would belong to; undefined if no product matches. */
async function loadNearestProduct(
  { pathname, language }: SitePage,
  products: readonly ProductData[],
): Promise<SiteProduct | undefined> {
  const library = findLibrary(pathname, products);
  if (!library) return undefined;
  // The not-found page also works without the navigation.
  return loadPage(localizePathname(language, library.start))
    .then(loadProduct)
    .catch(() => undefined);
}

/** Throws a redirect when the page has moved; appends `suffix`, a search and a hash. */
async function throwMoved(address: string, suffix = ''): Promise<void> {
  const target = findRedirect(address, await loadRedirects());
  if (target !== undefined) throw redirect(target + suffix);
}

/**
 * Loads the data of the next page.
 * Opens the page as a document when its data fails to load or is of another build or language.
 */
async function loadNext({ request, url: { hash } }: LoaderFunctionArgs): Promise<RouteData> {
  await whenHydrated;
  // React Router removes the hash from the URL of the request.
  const url = request.url + hash;
  const next = await whileOpening(() => showStatus(url, () => loadInPlace(url, request.signal)));
  // Never resolve without a next page, so that the current page stays.
  return typeof next === 'object' ? next : new Promise(() => {});
}

/** Loads a page in this document, else opens it as a document. Throws when `signal` aborts. */
async function loadInPlace(url: string, signal: AbortSignal): Promise<RouteData | NoPage> {
  const { pathname, search, hash } = new URL(url);
  try {
    const next = await loadRoute(withoutBase(pathname));
    if (isOfDocument(next.page)) return next;
  } catch (reason) {
    if (reason instanceof PageMissing) await throwMoved(withoutBase(pathname), search + hash);
  }
  return (await openDocument(url, signal)) ? 'opened' : 'unavailable';
}

function isOfDocument({ build = '', language }: SitePage): boolean {
  return build === documentBuild() && language === document.documentElement.lang;
}

async function loadPlayground({ pathname }: SitePage): Promise<RouteData['Playground']> {
  if (findWidget(pathname) !== 'playground') return undefined;
  return (await import('../widgets/Playground.tsx')).Playground;
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

/** Pathname at which the not-found page is prerendered. */
const MISSING_PATH = '/404';

function restoreNav(root: HTMLElement): void {
  window.__vitrine.nav.restore(root);
}

const useRouteData = import.meta.hot
  ? () => useEditedRoute(useLoaderData<RouteData>(), loadRoute)
  : useLoaderData<RouteData>;

function PageRoute() {
  const { page, current, products, Playground } = useRouteData();
  const isHydrated = useIsHydrated();
  // The first render must match the prerendered HTML, which is the same for all unknown URLs.
  const isPrerendered = page.kind === 'not-found' && !isHydrated;
  const suggestions = useSuggestions(page, products);
  const translate = useTranslate();
  const { hash, search, key: entryKey } = useLocation();
  const errorLink = useErrorLink(page, search);
  const onArticleMount = useArticleMount();
  useNavigationEffects({
    pathname: page.pathname,
    hash,
    entryKey,
    title: documentTitle(
      { ...page, title: page.title || translate('notFound.title') },
      current?.identities,
    ),
  });
  React.useInsertionEffect(() => {
    applyPageStyles(page.css);
    applyPageSheets(page.sheets);
  }, [page]);
  React.useEffect(() => reportHydrated(), []);
  React.useEffect(() => {
    if (page.html === '') window.__vitrine.hydrated = true;
  }, [page]);
  return (
    <>
      <SiteLayout
        page={isPrerendered ? { ...page, pathname: MISSING_PATH } : page}
        current={isPrerendered ? undefined : current}
        products={products}
        suggestions={suggestions}
        errorLink={errorLink}
        Playground={Playground}
        search={search}
        onArticleMount={onArticleMount}
        onNavMount={restoreNav}
      />
      <NavigationProgress />
    </>
  );
}

/** Single route for all URLs; the page data contains the kind of the page. */
export const routes: RouteObject[] = [
  {
    id: 'page',
    path: '*',
    loader: loadNext,
    Component: PageRoute,
    HydrateFallback: () => null,
  },
];
