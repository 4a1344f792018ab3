import type { ComponentChange } from '@vitrine/ui/core';
import { readPinnedPackages } from '../api/pinnedPackages.ts';
import type { Product } from '../content/content.types.ts';
import { changesPathname } from '../content/pathnames.ts';
import type { Comparison } from '../releases/listComparisons.ts';
import { releaseDir, type Release } from '../releases/readReleasePins.ts';
import { readReleaseDate } from './readReleaseDate.ts';

/** Release of a product, as its feed describes it. */
export interface FeedRelease {
  version: string;
  /** Day of the release, else of the last commit to a file directly in the product's folder. */
  day: string;
  /** Whether `day` is the day of the release. */
  isPublished: boolean;
  /** Path of the page about the release. */
  href: string;
  /** Version that `changes` are relative to; undefined for the oldest release. */
  from?: string;
  changes: readonly ComponentChange[];
}

interface ReleaseHistory {
  product: Product;
  /** Releases of the product, oldest first. */
  releases: readonly Release[];
  /** Id of the release that the site has guides for. */
  documented: string;
  comparisons: readonly Comparison[];
  /** Day of the last commit to a file directly in the product's folder, if Git has it. */
  changedAt: string | undefined;
}

/** Lists the releases of a product, newest first. Omits releases without a pin or a date. */
export function listFeedReleases(history: ReleaseHistory): FeedRelease[] {
  const { product, releases, documented, comparisons, changedAt } = history;
  const { packageName } = product;
  return releases
    .flatMap((release, index): FeedRelease[] => {
      const { id, version } = release;
      const dir = id === documented ? product.dir : releaseDir(product, id);
      const pinned = readPinnedPackages(dir).find(({ name }) => name === packageName);
      const published = pinned && readReleaseDate(pinned.dir, { name: packageName, version });
      const day = published ?? changedAt;
      if (pinned === undefined || day === undefined) return [];
      const previous = releases[index - 1];
      const pair = previous && changesPathname(product, { from: previous, to: release });
      const comparison = comparisons.find(({ pathname }) => pathname === pair);
      return [
        {
          ...{ version, day, isPublished: published !== undefined },
          href: comparison?.pathname ?? product.identities[0].start,
          ...(comparison && { from: comparison.from.version }),
          changes: comparison?.changes ?? [],
        },
      ];
    })
    .toReversed()
    .toSorted((a, b) => b.day.localeCompare(a.day));
}
