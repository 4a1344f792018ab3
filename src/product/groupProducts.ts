import type { ProductData } from './product.types.ts';

/** Products that the switcher shows together; a group with a head is named by it, others by their category. */
export interface ProductGroup {
  category: ProductData['category'];
  head?: ProductData;
  products: ProductData[];
}

/** Groups the products for readers: those for ourselves are left out, members stand under their product's name. */
export function groupProducts(products: readonly ProductData[]): ProductGroup[] {
  const shown = products.filter(({ internal, category }) => !internal && category !== 'docs');
  const groups = new Map<ProductData['category'], ProductGroup>();
  for (const product of shown) {
    const { category, id } = product;
    const group = groups.get(category) ?? { category, products: [] };
    groups.set(category, group);
    if (shown.some(({ memberOf }) => memberOf === id)) group.head = product;
    else group.products.push(product);
  }
  return [...groups.values()].filter((group) => group.products.length > 0);
}
