import { createHash } from 'node:crypto';
import { buildRedirects, LANGUAGES, type Language, type Redirect } from '@vitrine/ui/core';
import type { SiteProduct } from '../../model/page.types.ts';
import { API_SCHEMA_PATH, writeApiSchema, writeProductApi } from '../routes/apiSchema.ts';
import { listFolders, listPublicPages, listPublished, type PublishedSite } from './createSite.ts';
import type { PublishedProduct, Site } from '../routes/site.types.ts';
import { listNames, type ContentOf } from '../search/listNames.ts';

/** Data that the pages of a product folder share in one language; its URL has a content hash. */
interface SharedData {
  url: string;
  data: SiteProduct;
}

/** Adds a content hash to the URL of each folder's data, so that browsers may cache it forever. */
export function nameProductData(site: PublishedSite): Map<string, SharedData> {
  return new Map(
    listPublished(site).flatMap(({ product, data }) =>
      LANGUAGES.map((language) => {
        const hash = createHash('sha256')
          .update(JSON.stringify(data[language]))
          .digest('base64url')
          .slice(0, 8);
        const url = `/assets/product-${product.folder}-${language}-${hash}.json`;
        return [sharedKey(product.folder, language), { url, data: data[language] }] as const;
      }),
    ),
  );
}

/** Returns the key of a folder's data in a language. */
export function sharedKey(folder: string, language: Language): string {
  return `${folder} ${language}`;
}

/** Lists the redirects of moved pages, and of product folders to their start pages. */
export function listRedirects(site: Site): Redirect[] {
  const pathnames = site.routes.map(({ pathname }) => pathname);
  return buildRedirects({ pathnames, folders: listFolders(site) });
}

/** Data files that pages share, by URL; each is created on request. */
export type SiteData = Readonly<Record<string, () => unknown>>;

/**
 * Lists the data files of the site, with API data for `products` only. `contentOf` provides the
 * headings and the CSS variables that search finds.
 */
export function listSiteData(
  site: Site,
  redirects: readonly Redirect[],
  {
    products = listPublished(site),
    contentOf = () => undefined,
  }: { products?: readonly PublishedProduct[]; contentOf?: ContentOf } = {},
): SiteData {
  const pages = () =>
    listPublicPages(site).map(({ pathname, kind, title }) => ({ pathname, kind, title }));
  const shared = [...nameProductData(site).values()].map(
    ({ url, data }) => [url, () => data] as const,
  );
  const apis = products
    .filter(({ product }) => Object.keys(product.packages).length > 0)
    .map((one) => [`${one.product.prefix}/api.json`, () => writeProductApi(one)] as const);
  return {
    ...Object.fromEntries<() => unknown>([...shared, ...apis]),
    ...listNames(site, contentOf),
    [API_SCHEMA_PATH]: writeApiSchema,
    '/error-codes.json': () => site.errors,
    '/routes.json': pages,
    '/redirects.json': () => redirects,
    '/products.json': () => site.products.flatMap(({ product }) => product.identities),
  };
}
