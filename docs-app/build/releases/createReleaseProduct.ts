import { buildNavTree, type NavEntry, type NavNode, type ProductData } from '@vitrine/ui/core';
import { apiPathname } from '../content/pathnames.ts';
import type { Product } from '../content/content.types.ts';
import { releasePrefix, type Release } from './readReleasePins.ts';

type ReleaseLinks = NonNullable<ProductData['releases']>;

interface Releases {
  /** Oldest first. */
  releases: readonly Release[];
  documented: Release;
  shown: Release;
}

/** Lists where the other releases of a product are, newest first. */
export function describeReleases(
  product: Product,
  { releases, documented, shown }: Releases,
): ReleaseLinks {
  const others = releases.filter((release) => release !== shown).toReversed();
  return others.map((release) => {
    const isApi = release !== documented;
    const href = isApi ? releasePrefix(product, release.id) : product.identities[0].start;
    return { label: `v${release.version}`, href, isApi };
  });
}

/** Adds to the identities of a product where its other releases are. */
export function linkReleases(product: Product, links: ReleaseLinks): Product {
  if (links.length === 0) return product;
  const [first, ...members] = product.identities;
  const add = (identity: ProductData) => ({ ...identity, releases: links });
  return { ...product, identities: [add(first), ...members.map(add)] };
}

/** Describes a product at a release that is not documented: it has pages, a navigation and a version of its own. */
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
  const { coverageFloor: _floor, ...rest } = product;
  const moved: Product = {
    ...rest,
    ...{ prefix, packages, folder: `${product.folder}-${release.id}`, internal: true },
    identities: [
      { ...product.identities[0], version: release.version, start: prefix, releases: links },
    ],
  };
  return { ...moved, nav: listPages(moved, release) };
}

/** Makes the navigation of a release: its components, by the folders of their pages. */
function listPages(product: Product, { apis }: Release): NavNode[] {
  const folders = Map.groupBy(apis, ({ packageName }) => product.packages[packageName] ?? '');
  const groups = [...folders].map(([pathname, own]): NavEntry => ({
    pathname,
    ...(folders.size === 1 && { title: 'Component API' }),
    children: own
      .map((api) => ({ pathname: apiPathname(product, api), title: api.name }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
  }));
  return buildNavTree(groups);
}
