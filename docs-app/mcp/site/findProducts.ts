import type { ManifestProduct } from '../../model/siteManifest.ts';
import { unknownValue } from './inputError.ts';
import type { NamedProduct, Site } from './createSite.ts';

/**
 * Finds products by name, id or folder; a folder may have several products. Returns all products
 * when `name` is undefined.
 */
export async function findProducts(site: Site, name?: string): Promise<readonly NamedProduct[]> {
  const products = await site.products();
  if (name === undefined) return products;
  const wanted = name
    .trim()
    .toLowerCase()
    .replaceAll(/^\/|\/$/g, '');
  const inFolder = products.filter(({ folder }) => folder === wanted);
  if (inFolder.length > 0) return inFolder;
  const named = products.filter(
    (product) => product.id.toLowerCase() === wanted || product.name.toLowerCase() === wanted,
  );
  if (named.length > 0) return named;
  const valid = products.flatMap(({ id, folder }) => [id, folder]);
  throw unknownValue({ kind: 'product', value: name, valid: [...new Set(valid)] });
}

/** Finds the manifest entry of a product's folder. */
export async function findFolder(site: Site, name: string): Promise<ManifestProduct> {
  const [product] = await findProducts(site, name);
  return site.manifest.products.find(({ folder }) => folder === product?.folder)!;
}
