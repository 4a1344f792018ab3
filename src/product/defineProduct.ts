/** What an author says of a product; its version is read from the pin, never written here. */
export interface ProductDefinition {
  /** First path segment, and id of the product (IDN-1). */
  id: string;
  /** Category of the product (IDN-1..5). */
  category: string;
  /** Name that readers see (IDN-6). */
  name: string;
  /** One sentence for the home page. */
  tagline: string;
  /** Package whose pinned version is the product's version. */
  packageName: string;
  /** Packages whose components the product documents. */
  packages: readonly string[];
}

/** Types a product where it is written. */
export function defineProduct(product: ProductDefinition): ProductDefinition {
  return product;
}
