import type { ProductCategoryId, ProductId } from './identifyProduct.ts';

/** A release that the version menu leads to. */
export interface VersionLink {
  label: string;
  href: string;
}

/** A release in this site. */
export interface ReleaseMenuLink extends VersionLink {
  /** Whether there is nothing but its API. */
  isApi: boolean;
}

/** A product as readers meet it: in the switcher, in the header, on the page of versions. */
export interface ProductData {
  id: ProductId | (string & {});
  category: ProductCategoryId | null;
  name: string;
  tagline: string;
  /** The pinned version, without a `v` (VER-1). */
  version: string;
  /** Address of the product's first page. */
  start: string;
  /** Other releases that are here, newest first; their addresses have no language. */
  releases?: readonly ReleaseMenuLink[];
  /** Newest first; `{lang}` in an address stands for the language's prefix (IDN-7). */
  olderVersions: readonly VersionLink[];
  /** Product that it is a part of: its name heads it in the switcher. */
  memberOf?: ProductId | (string & {});
  /** Whether it is for ourselves: left out of the switcher. */
  internal?: boolean;
}
