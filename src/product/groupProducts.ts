import type { ProductData } from './product.types.ts';

/** Group of products in the switcher, named after its parent product (`head`) or category. */
export interface ProductGroup {
  category: ProductData['category'];
  head?: ProductData;
  products: ProductData[];
}

/** Groups public products by category, without docs. A parent product becomes the `head`. */
export function groupProducts(products: readonly ProductData[]): ProductGroup[] {
  const publicProducts = products.filter(
    ({ internal, category }) => !internal && category !== 'docs',
  );
  const groups = new Map<ProductData['category'], ProductGroup>();
  for (const product of publicProducts) {
    const { category, id } = product;
    const group = groups.get(category) ?? { category, products: [] };
    groups.set(category, group);
    if (publicProducts.some(({ memberOf }) => memberOf === id)) group.head = product;
    else group.products.push(product);
  }
  return [...groups.values()].filter((group) => group.products.length > 0);
}
