import { buildNavTree, type NavEntry, type NavNode, type ProductData } from '@vitrine/ui/core';
import { apiPathname } from '../content/pathnames.ts';
import type { Product } from '../content/content.types.ts';
import { releasePrefix, type Release } from './readReleasePins.ts';

type ReleaseLinks = NonNullable<ProductData['releases']>;

interface Releases {
  /** All releases of the product, oldest first. */
  releases: readonly Release[];
  documented: Release;
  shown: Release;
}

/** Lists the links to the other releases of a product, newest first. */
export function describeReleases(
  product: Product,
  { releases, documented, shown }: Releases,
): ReleaseLinks {
  const otherReleases = releases.filter((release) => release !== shown).toReversed();
  return otherReleases.map((release) => {
    const isApi = release !== documented;
    const href = isApi ? releasePrefix(product, release.id) : product.identities[0].start;
    return { label: `v${release.version}`, href, isApi };
  });
}

/** Adds the links to other releases to the identities of a product. */
export function linkReleases(product: Product, links: ReleaseLinks): Product {
  if (links.length === 0) return product;
  const [first, ...members] = product.identities;
  const add = (identity: ProductData) => ({ ...identity, releases: links });
  return { ...product, identities: [add(first), ...members.map(add)] };
}

/** Creates a product with separate pages, navigation and version for an undocumented release. */
export function createReleaseProduct(
  product: Product,
  { release, links }: { release: Release; links: ReleaseLinks },
): Product {
  const prefix = releasePrefix(product, release.id);
  const packages = Object.fromEntries(
    Object.entries(product.packages).map(([name, pathname]) => [
      name,
      prefix + pathname.slice(product.prefix.length),
    ]),
  );
  const { coverageFloor: _floor, ...fields } = product;
  const releaseProduct: Product = {
    ...fields,
    ...{ prefix, packages, folder: `${product.folder}-${release.id}`, internal: true },
    identities: [
      { ...product.identities[0], version: release.version, start: prefix, releases: links },
    ],
  };
  return { ...releaseProduct, nav: listPages(releaseProduct, release) };
}

/** Builds the navigation of a release: its components, grouped by the folder of their pages. */
function listPages(product: Product, { apis }: Release): NavNode[] {
  const folders = Map.groupBy(apis, ({ packageName }) => product.packages[packageName] ?? '');
  const groups = [...folders].map(([pathname, folderApis]): NavEntry => ({
    pathname,
    ...(folders.size === 1 && { title: 'Component API' }),
    children: folderApis
      .map((api) => ({ pathname: apiPathname(product, api), title: api.name }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
  }));
  return buildNavTree(groups);
}
