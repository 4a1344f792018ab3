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
import { findDocumentFile } from './documentFiles.ts';
import { loadOnce } from './loadOnce.ts';
import type { SitePage, SiteProduct } from '../../model/page.types.ts';

/** Thrown when an address has no page. */
export class PageMissing extends Error {}

async function fetchJson<Value>(url: string): Promise<Value> {
  const written = import.meta.hot && findDocumentFile(url);
  if (written) return written as Value;
  const response = await fetch(url);
  if (!response.ok) throw new PageMissing(`Nothing at ${url}`);
  return (await response.json()) as Value;
}

/** Makes a load of files that have one shape; what has another is no such file, whatever a network calls it. */
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

/** Loads what the pages of a product share, once. */
export function loadProduct({ productUrl }: SitePage): Promise<SiteProduct> | undefined {
  return productUrl ? loadProductFile(productUrl) : undefined;
}

const loadComponentsFile = loadShaped<ComponentApi | (ComponentApi | HookApi)[]>(componentsShape);

/** Loads the components that an API page is about, once. */
export async function loadComponents(pathname: string): Promise<ComponentApi[]> {
  const found = await loadComponentsFile(`${pathname}/api.json`);
  return [found].flat().filter((api) => 'slots' in api);
}

/** Loads the code of a demo, once. */
export const loadDemoCode = loadOnce(fetchJson<DemoCode>);

const loadProductsFile = loadShaped<ProductData[]>(productsShape);

/** Loads the products, once. */
export function loadProducts(): Promise<ProductData[]> {
  return loadProductsFile('/products.json');
}

/** Loads the addresses that have moved; without the list nothing has. */
export function loadRedirects(): Promise<Redirect[]> {
  return fetchJson<Redirect[]>('/redirects.json').catch(() => []);
}

const loadErrorsFile = loadOnce(fetchJson<ErrorEntry[]>);

/** Loads every error code, once. */
export function loadErrorTable(): Promise<ErrorEntry[]> {
  return loadErrorsFile('/error-codes.json');
}

/** Loads the address and the title of every page. */
export function loadRoutes(): Promise<readonly PageLink[]> {
  return fetchJson('/routes.json');
}
