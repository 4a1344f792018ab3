import type { ComponentApi, ErrorEntry, HookApi, PageLink } from '@vitrine/ui/core';
import {
  componentsShape,
  pageShape,
  productShape,
  productsShape,
  type DemoCode,
  type FileShape,
  type ProductData,
  type Redirect,
} from '@vitrine/ui';
import { fetchJson } from './fetchJson.ts';
import { loadOnce } from './loadOnce.ts';
import type { SitePage, SiteProduct } from '../../model/page.types.ts';

/**
 * Creates a loader that validates the shape of the JSON, because a proxy or a captive portal may
 * respond instead of the site.
 */
function loadShaped<Value>(shape: FileShape): (url: string) => Promise<Value> {
  return loadOnce(async (url) => {
    const value: unknown = await fetchJson(url);
    shape.parse(value);
    return value as Value;
  });
}

const loadPageFile = loadShaped<SitePage>(pageShape);

/** Loads a page's data, once. */
export function loadPage(address: string): Promise<SitePage> {
  return loadPageFile(`${address.replace(/\/+(index\.html)?$/, '')}/page.json`);
}

const loadProductFile = loadShaped<SiteProduct>(productShape);

/** Loads the data that a product's pages share, once. */
export function loadProduct({ productUrl }: SitePage): Promise<SiteProduct> | undefined {
  return productUrl ? loadProductFile(productUrl) : undefined;
}

const loadComponentsFile = loadShaped<ComponentApi | (ComponentApi | HookApi)[]>(componentsShape);

/** Loads the components of an API page, once. */
export async function loadComponents(pathname: string): Promise<ComponentApi[]> {
  const apis = await loadComponentsFile(`${pathname}/api.json`);
  return [apis].flat().filter((api) => 'slots' in api);
}

/** Loads the code of a demo, once. */
export const loadDemoCode = loadOnce(fetchJson<DemoCode>);

const loadProductsFile = loadShaped<ProductData[]>(productsShape);

/** Loads the products, once. */
export function loadProducts(): Promise<ProductData[]> {
  return loadProductsFile('/products.json');
}

/** Loads the redirects; an empty list when they fail to load. */
export function loadRedirects(): Promise<Redirect[]> {
  return fetchJson<Redirect[]>('/redirects.json').catch(() => []);
}

const loadErrorsFile = loadOnce(fetchJson<ErrorEntry[]>);

/** Loads every error code, once. */
export function loadErrorTable(): Promise<ErrorEntry[]> {
  return loadErrorsFile('/error-codes.json');
}

/** Loads the pathname and the title of every page. */
export function loadRoutes(): Promise<readonly PageLink[]> {
  return fetchJson('/routes.json');
}
