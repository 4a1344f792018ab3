import type { ErrorEntry, PageLink } from '@vitrine/ui/core';
import type { DemoCode, ProductData, Redirect } from '@vitrine/ui';
import { loadOnce } from './loadOnce.ts';
import type { SitePage, SiteProduct } from './site.types.ts';

/** Thrown when an address has no page. */
export class PageMissing extends Error {}

async function fetchJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new PageMissing(`Nothing at ${url}`);
  return (await response.json()) as Value;
}

const loadPageFile = loadOnce(fetchJson<SitePage>);

/** Loads a page's data, once. */
export function loadPage(address: string): Promise<SitePage> {
  return loadPageFile(`${address.replace(/\/+$/, '')}/page.json`);
}

const loadProductFile = loadOnce(fetchJson<SiteProduct>);

/** Loads what the pages of a product share, once. */
export function loadProduct({ productUrl }: SitePage): Promise<SiteProduct> | undefined {
  return productUrl ? loadProductFile(productUrl) : undefined;
}

/** Loads the code of a demo, once. */
export const loadDemoCode = loadOnce(fetchJson<DemoCode>);

const loadProductsFile = loadOnce(fetchJson<ProductData[]>);

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
