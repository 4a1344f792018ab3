import { createHash } from 'node:crypto';
import type { Site } from './content/createSite.ts';

/** Names a product's data by its content, so that it may be cached for ever. */
export function productUrls(products: Site['products']): (productId: string) => string {
  return (productId) => {
    const data = products.find(({ product }) => product.id === productId)?.data;
    const hash = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 8);
    return `/assets/product-${productId}-${hash}.json`;
  };
}
