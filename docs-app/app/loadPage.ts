import type { ErrorEntry, PageLink } from '@vitrine/ui/core';
import type { DemoCode, ProductData, Redirect } from '@vitrine/ui';
import type { SitePage, SiteProduct } from './site.types.ts';

const shared = new Map<string, Promise<SiteProduct>>();
const pages = new Map<string, Promise<SitePage>>();

/** Thrown when an address has no page. */
export class PageMissing extends Error {}

async function fetchJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new PageMissing(`Nothing at ${url}`);
  return (await response.json()) as Value;
}

/** Loads a page's data; asked twice, it is fetched once. */
export function loadPage(address: string): Promise<SitePage> {
  const path = address.replace(/\/+$/, '');
  const known = pages.get(path);
  if (known) return known;
  const page = fetchJson<SitePage>(`${path}/page.json`);
  pages.set(path, page);
  // A failed load is tried again the next time.
  page.catch(() => pages.delete(path));
  return page;
}

/** Loads what the pages of a product share. */
export function loadProduct({ productUrl }: SitePage): Promise<SiteProduct> | undefined {
  if (!productUrl) return undefined;
  const known = shared.get(productUrl) ?? fetchJson<SiteProduct>(productUrl);
  shared.set(productUrl, known);
  return known;
}

const codes = new Map<string, Promise<DemoCode>>();

/** Loads the code of a demo; asked twice, it is fetched once. */
export function loadDemoCode(url: string): Promise<DemoCode> {
  const known = codes.get(url) ?? fetchJson<DemoCode>(url);
  codes.set(url, known);
  // A failed load is tried again the next time.
  known.catch(() => codes.delete(url));
  return known;
}

let products: Promise<ProductData[]> | undefined;

/** Loads the products, once. */
export function loadProducts(): Promise<ProductData[]> {
  products ??= fetchJson<ProductData[]>('/products.json');
  products.catch(() => (products = undefined));
  return products;
}

/** Loads the addresses that have moved; without the list nothing has. */
export function loadRedirects(): Promise<Redirect[]> {
  return fetchJson<Redirect[]>('/redirects.json').catch(() => []);
}

let errorTable: Promise<ErrorEntry[]> | undefined;

/** Loads every error code, once. */
export function loadErrorTable(): Promise<ErrorEntry[]> {
  errorTable ??= fetchJson<ErrorEntry[]>('/error-codes.json');
  // A failed load is tried again the next time.
  errorTable.catch(() => (errorTable = undefined));
  return errorTable;
}

/** Loads the address and the title of every page. */
export function loadRoutes(): Promise<readonly PageLink[]> {
  return fetchJson('/routes.json');
}
