import { PRODUCTS } from '../../node/paths.ts';
import { collectMistakes } from '../shared/mistakes.ts';
import { readProducts } from './readProducts.ts';

/** Lists the top-level categories of the workbench's sidebar in order, with product names. */
export async function listCategories(productsDir = PRODUCTS): Promise<string[]> {
  // Ignores mistakes in products, because the build reports them.
  const products = await readProducts(productsDir, collectMistakes());
  const names = products
    .toSorted((a, b) => Number(a.internal ?? false) - Number(b.internal ?? false))
    .flatMap(({ identities }) => identities.map(({ name }) => name));
  return ['Welcome', 'Docs UI', 'Pages', ...names, 'Decisions'];
}
