import type { PageLink } from '@vitrine/ui/core';
import type { ProductData } from '@vitrine/ui';
import type { SitePage, SiteProduct } from './site.types.ts';

const products = new Map<string, Promise<SiteProduct>>();
const pages = new Map<string, Promise<SitePage>>();

/** Thrown when an address has no page. */
export class PageMissing extends Error {}

async function fetchJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new PageMissing(`Nothing at ${url}`);
  return (await response.json()) as Value;
}

/** Loads a page's data; asked twice, it is fetched once. */
export function loadPage(pathname: string): Promise<SitePage> {
  const known = pages.get(pathname);
  if (known) return known;
  const page = fetchJson<SitePage>(`${pathname === '/' ? '' : pathname}/page.json`);
  pages.set(pathname, page);
  // A failed load is tried again the next time.
  page.catch(() => pages.delete(pathname));
  return page;
}

/** Loads what the pages of a product share. */
export function loadProduct({ productUrl }: SitePage): Promise<SiteProduct> | undefined {
  if (!productUrl) return undefined;
  const known = products.get(productUrl) ?? fetchJson<SiteProduct>(productUrl);
  products.set(productUrl, known);
  return known;
}

/** Loads the products, for the home page. */
export function loadProducts(): Promise<ProductData[]> {
  return fetchJson('/products.json');
}

/** Loads the address and the title of every page. */
export function loadRoutes(): Promise<PageLink[]> {
  return fetchJson('/routes.json');
}
