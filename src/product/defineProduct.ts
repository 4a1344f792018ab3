import type { StandaloneSetup } from '../internal/standalone.types.ts';
import type { ProductId } from './identifyProduct.ts';

/** Link to an older release on another site. `{lang}` in `href` becomes `/zh` or nothing. */
interface OlderVersion {
  label: string;
  href: string;
}

/** Public data of a product, except its version, which the pinned package defines. */
export interface ProductIdentity {
  id: ProductId | (string & {});
  /** Display name (IDN-6). */
  name: string;
  /** One sentence for the home page and the product switcher. */
  tagline: string;
  /** Package whose pinned version is the product's version (VER-1). */
  packageName: string;
  /** Pathname of the product's first page. @default the first page of the navigation */
  start?: string;
  /** Path prefixes of the pages of a member, such as `/x/react-data-grid`. */
  paths?: readonly string[];
  /** Older releases on other sites, newest first (IDN-7). */
  olderVersions?: readonly OlderVersion[];
}

/** Definition of a product folder, written by its author. */
export interface ProductDefinition extends ProductIdentity {
  /** Path prefix of the pages. @default the folder's name */
  prefix?: string;
  /** Packages whose exports the product documents, with the path of their API pages. */
  packages: Readonly<Record<string, string>>;
  /** Whether the API of a page's exports is on separate pages or on tabs of the page (NAV-13). */
  apiLayout?: 'pages' | 'tabs';
  /**
   * Minimum integer percentage of documented props that demos or playgrounds use. Below it, the
   * build fails.
   */
  coverageFloor?: number;
  /** Folders in `docs-app/releases` that pin other releases to compare with, such as `v5`. */
  releases?: readonly string[];
  /** Products with separate names under the same path prefix. */
  members?: readonly ProductIdentity[];
  /** Setup of the projects that "Open in StackBlitz" and "Open in CodeSandbox" create. */
  standalone?: StandaloneSetup;
  /** Excludes the pages from the switcher, the sitemap and the search (NAV-9). */
  internal?: boolean;
}

/** Returns the product unchanged. TypeScript checks its type in the author's file. */
export function defineProduct(product: ProductDefinition): ProductDefinition {
  return product;
}
