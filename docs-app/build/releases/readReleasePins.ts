import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiCacheOptions, ApiProblem } from '../api/apiCache.ts';
import { discoverComponents, findBarePackages } from '../api/locateComponents.ts';
import { readPins } from '../api/pinnedPackages.ts';
import { readComponentApis } from '../api/readApis.ts';
import { compareVersions } from '../../model/compareVersions.ts';
import type { Product } from '../content/content.types.ts';
import type { ReleaseApis } from './acceptedProps.ts';

/** Release of a product's packages, with the APIs of their components. */
export interface Release extends ReleaseApis {
  /** Name of the release in pathnames, such as `v5`. */
  id: string;
  /** Version of the package that the product is named after. */
  version: string;
}

/** Returns the folder that pins the packages of another release. */
export function releaseDir(product: Pick<Product, 'dir' | 'folder'>, id: string): string {
  return join(product.dir, '../../releases', id, product.folder);
}

/** Returns the pathname prefix of the pages of another release. */
export function releasePrefix({ prefix }: Pick<Product, 'prefix'>, id: string): string {
  return `${prefix}/${id}`;
}

/** Reads the releases that a product is compared with; skips and reports unreadable releases. */
export async function readReleasePins(
  product: Product,
  slugs: ReadonlySet<string>,
  options: ApiCacheOptions,
): Promise<{ releases: Release[]; problems: ApiProblem[] }> {
  const results = await Promise.all(
    (product.releases ?? []).map((id) => readRelease(product, { id, slugs, options })),
  );
  return {
    releases: results.flatMap(({ release }) => release ?? []),
    problems: results.flatMap(({ problems }) => problems),
  };
}

interface ReleaseOrder {
  id: string;
  slugs: ReadonlySet<string>;
  options: ApiCacheOptions;
}

interface ReadRelease {
  release?: Release;
  problems: ApiProblem[];
}

async function readRelease(
  product: Product,
  { id, slugs, options }: ReleaseOrder,
): Promise<ReadRelease> {
  const subject = `${product.name} ${id}`;
  const dir = releaseDir(product, id);
  if (!existsSync(join(dir, 'package.json')))
    return { problems: [{ subject, reason: `docs-app/releases/${id} does not pin it` }] };
  try {
    const pinned = readPins(dir);
    const packageNames = Object.keys(product.packages).filter((name) => name in pinned);
    const bare = findBarePackages(dir, packageNames);
    const names = discoverComponents(dir, { packageNames, slugs });
    if (names.length === 0) return { problems: bare };
    const query = { productDir: dir, names, prefix: releasePrefix(product, id) };
    const { apis, problems, acceptedProps } = await readComponentApis(query, options);
    const { packageName } = product;
    const installed = apis.find((api) => api.packageName === packageName)?.version;
    const version = installed ?? pinned[packageName] ?? id;
    return { release: { id, version, apis, acceptedProps }, problems: [...bare, ...problems] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [{ subject, reason }] };
  }
}

/** Sorts releases by version, oldest first. */
export function sortReleases(releases: readonly Release[]): Release[] {
  return releases.toSorted((a, b) => compareVersions(a.version, b.version));
}

/** Creates the release that the product itself documents. */
export function documentedRelease(
  { dir, packageName }: Pick<Product, 'dir' | 'packageName'>,
  { apis, acceptedProps }: ReleaseApis,
): Release {
  const version = readPins(dir)[packageName] ?? '';
  return { id: `v${version.split('.')[0]}`, version, apis, acceptedProps };
}
