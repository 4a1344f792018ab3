import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { LocatedComponent } from './locateComponents.ts';

/**
 * Loads the exports of a component's folder from the package's CommonJS build.
 * Loads the whole package for a folder that cannot be imported.
 */
export function loadCommonJs(component: LocatedComponent): Record<string, unknown> {
  const { dir, package: owner } = component;
  if (dirname(dir) !== owner.dir) return loadPackage(component);
  return createRequire(join(dir, 'index.js'))(dir) as Record<string, unknown>;
}

/** Loads the exports of a component's package from its CommonJS build. */
export function loadPackage({ package: { dir } }: LocatedComponent): Record<string, unknown> {
  return createRequire(join(dir, 'index.js'))(dir) as Record<string, unknown>;
}

/** Finds the folder of a package's CommonJS build. */
export function findCommonJsBuild(packageDir: string): string {
  return dirname(createRequire(join(packageDir, 'index.js')).resolve(packageDir));
}

/** Reads the source of a component in the package's CommonJS build; empty when there is none. */
export function readCommonJsSource({ name, dir, package: owner }: LocatedComponent): string {
  const file = join(findCommonJsBuild(owner.dir), relative(owner.dir, dir), `${name}.js`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
