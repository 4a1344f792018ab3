import { createHash } from 'node:crypto';
import { buildRedirects, LANGUAGES, type Language, type Redirect } from '@vitrine/ui/core';
import type { SiteProduct } from '../app/site.types.ts';
import { API_SCHEMA_PATH, writeApiSchema, writeProductApi } from './content/apiSchema.ts';
import { listFolders, listPublicPages } from './content/createSite.ts';
import type { Site } from './content/site.types.ts';

/** Data that the pages of a folder share, in one language, with the address that its content names. */
interface SharedData {
  url: string;
  data: SiteProduct;
}

/** Names each folder's data by its content, so that it may be cached for ever. */
export function nameProductData(products: Site['products']): Map<string, SharedData> {
  return new Map(
    products.flatMap(({ product, data }) =>
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

/** Key of a folder's data in a language. */
export function sharedKey(folder: string, language: Language): string {
  return `${folder} ${language}`;
}

/** Lists the addresses that have moved. */
export function listRedirects(site: Site): Redirect[] {
  const pathnames = site.routes.map(({ pathname }) => pathname);
  return buildRedirects({ pathnames, folders: listFolders(site) });
}

/** Lists the data files that pages share, by their address. */
export function listSiteData(site: Site, redirects: readonly Redirect[]): Record<string, unknown> {
  const pages = listPublicPages(site).map(({ pathname, kind, title }) => ({
    pathname,
    kind,
    title,
  }));
  const shared = [...nameProductData(site.products).values()].map(({ url, data }) => [url, data]);
  const apis = site.products
    .filter(({ components }) => components.length > 0)
    .map((published) => [`${published.product.prefix}/api.json`, writeProductApi(published)]);
  return {
    ...(Object.fromEntries([...shared, ...apis]) as Record<string, unknown>),
    [API_SCHEMA_PATH]: writeApiSchema(),
    '/error-codes.json': site.errors,
    '/routes.json': pages,
    '/redirects.json': redirects,
    '/products.json': site.products.flatMap(({ product }) => product.identities),
  };
}
