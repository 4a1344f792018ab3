import type { ProductCategoryId, ProductId } from './identifyProduct.ts';

/** Link to a release in the version menu. */
export interface VersionLink {
  label: string;
  href: string;
}

/** Link to a release on this site. */
interface ReleaseMenuLink extends VersionLink {
  /** Whether only the API is documented. */
  isApi: boolean;
}

/** Product as shown in the switcher, in the header and on the versions page. */
export interface ProductData {
  id: ProductId | (string & {});
  category: ProductCategoryId | null;
  name: string;
  tagline: string;
  /** Pinned version, without a `v` (VER-1). */
  version: string;
  /** Package that readers install; undefined for a product without packages. */
  packageName?: string;
  /** Pathname of the product's first page. */
  start: string;
  /** Path prefixes of the pages of a member. */
  paths?: readonly string[];
  /** Other releases on this site, newest first. Their links have no language. */
  releases?: readonly ReleaseMenuLink[];
  /** Older versions, newest first. `{lang}` in `href` is the language prefix (IDN-7). */
  olderVersions: readonly VersionLink[];
  /** Id of the parent product, whose name is the heading in the switcher. */
  memberOf?: ProductId | (string & {});
  /** Whether the product is omitted from the switcher. */
  internal?: boolean;
}
