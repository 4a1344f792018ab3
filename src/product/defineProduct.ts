import type { ProductId } from './identifyProduct.ts';

/** Documentation of an older release, outside this site; `{lang}` in the address stands for `/zh` or nothing. */
export interface OlderVersion {
  label: string;
  href: string;
}

/** What readers see of a product; its version is read from the pin, never written here. */
export interface ProductIdentity {
  id: ProductId | (string & {});
  /** Name that readers see (IDN-6). */
  name: string;
  /** One sentence for the home page and the product switcher. */
  tagline: string;
  /** Package whose pinned version is the product's version (VER-1). */
  packageName: string;
  /** Address of the product's first page. @default the first page of the navigation */
  start?: string;
  /** Newest first (IDN-7). */
  olderVersions?: readonly OlderVersion[];
}

/** A folder of products: what an author says of it. */
export interface ProductDefinition extends ProductIdentity {
  /** Path under which the pages stand. @default the folder's name */
  prefix?: string;
  /** Packages whose exports the product documents, with the path of their API pages. */
  packages: Readonly<Record<string, string>>;
  /** Where the API of a page's exports is shown: on pages of their own, or on tabs of the page (NAV-13). */
  apiLayout?: 'pages' | 'tabs';
  /** Least share of the documented props, in whole per cent, that demos use; the build fails below it. */
  coverageFloor?: number;
  /** Other releases to compare with, by the folder below `docs-app/releases` that pins them: `v5`. */
  releases?: readonly string[];
  /** Products with a name of their own under the same prefix. */
  members?: readonly ProductIdentity[];
  /** Pages for ourselves: not in the switcher, the sitemap or the search (NAV-9). */
  internal?: boolean;
}

/** Types a product where it is written. */
export function defineProduct(product: ProductDefinition): ProductDefinition {
  return product;
}
