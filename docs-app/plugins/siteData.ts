import { createHash } from 'node:crypto';
import type { Site } from './content/createSite.ts';

/** Names each product's data by its content, so that it may be cached for ever. */
export function nameProductData(products: Site['products']): Map<string, string> {
  return new Map(
    products.map(({ product, data }) => {
      const hash = createHash('sha256')
        .update(JSON.stringify(data))
        .digest('base64url')
        .slice(0, 8);
      return [product.id, `/assets/product-${product.id}-${hash}.json`];
    }),
  );
}

/** Lists the data files that pages share, by their address. */
export function listSiteData(
  { products, routes }: Site,
  productUrl: (productId: string) => string,
): Record<string, unknown> {
  const pages = routes
    .filter(({ kind }) => kind !== 'not-found')
    .map(({ pathname, kind, title }) => ({ pathname, kind, title }));
  return {
    ...Object.fromEntries(products.map(({ product, data }) => [productUrl(product.id), data])),
    '/routes.json': pages,
    '/products.json': products.map(({ data }) => data.product),
  };
}
