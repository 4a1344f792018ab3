import type { Hash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFiles } from '../../node/hashFiles.ts';
import { globFiles, toPosixPath } from '../../node/posixPaths.ts';
import { readPinnedPackages } from './pinnedPackages.ts';

/** Package of this repository's `src`, which cache keys hash when they depend on it. */
const ENGINE = '@vitrine/ui';

/** Lists the folders of the products in a folder, and of their other releases. */
export function listProductDirs(productsDir: string): string[] {
  const releases = join(productsDir, '../releases');
  return [
    ...globFiles('*/package.json', productsDir).map((file) => join(productsDir, dirname(file))),
    ...globFiles('*/*/package.json', releases).map((file) => join(releases, dirname(file))),
  ];
}

/**
 * Adds the names and files of the linked packages of products to a hash. A linked package, such as
 * an npm workspace, can change without a change of its version or of the lockfile.
 */
export function hashLinkedPackages(hash: Hash, productDirs: readonly string[]): void {
  for (const [dir, name] of listLinked(productDirs)) {
    hash.update(name);
    hashFiles(hash, dir, ['**/*']);
  }
}

/** Maps the folders of linked packages, and of their linked dependencies, to their names. */
function listLinked(productDirs: readonly string[]): Map<string, string> {
  const linked = new Map<string, string>();
  const queue = productDirs.flatMap(readPinnedPackages);
  for (const { name, dir } of queue) {
    const path = realpathSync(dir);
    if (name === ENGINE || linked.has(path) || isInstalled(path)) continue;
    linked.set(path, name);
    queue.push(...readPinnedPackages(path));
  }
  return linked;
}

function isInstalled(path: string): boolean {
  return toPosixPath(path).split('/').includes('node_modules');
}
