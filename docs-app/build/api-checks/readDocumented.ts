import { dirname } from 'node:path';
import type { ComponentApi } from '@vitrine/ui/core';
import { readComponentApis } from '../api/readApis.ts';
import type { Product } from '../content/content.types.ts';
import { listApiPages } from '../content/listApiPages.ts';
import { listComponentNames, readProductApis } from '../content/readProductApis.ts';
import { readPages, readProducts } from '../content/readProducts.ts';
import type { Extracted } from '../api/apiCache.ts';
import { readReleases, type ProductReleases } from '../releases/readReleases.ts';

/** Reads the product in a folder; throws when there is none. */
export async function readProductIn(dir: string): Promise<Product> {
  const products = await readProducts(dirname(dir));
  const product = products.find((candidate) => candidate.dir === dir);
  if (!product) throw new Error(`${dir} contains no product.`);
  return product;
}

/** Reads the APIs of the components that a product documents. */
export async function readDocumentedApis(productDir: string): Promise<Extracted<ComponentApi>> {
  const product = await readProductIn(productDir);
  const names = listComponentNames(product, listApiPages(product, readPages(product)));
  return readComponentApis({ productDir, names });
}

/** Compares the release that a product documents with its other releases. */
export async function readProductReleases(product: Product): Promise<ProductReleases> {
  const read = await readProductApis(product, { sources: readPages(product) });
  return readReleases(product, read, {});
}
