import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import type { LocatedComponent } from './locateComponents.ts';

/** Loads what a component's folder exports, from the package's CommonJS build. */
export function loadCommonJs({ dir }: LocatedComponent): Record<string, unknown> {
  return createRequire(join(dir, 'index.js'))(dir) as Record<string, unknown>;
}

/** Loads what a component's package exports, from its CommonJS build. */
export function loadPackage({ dir, package: owner }: LocatedComponent): Record<string, unknown> {
  return createRequire(join(dir, 'index.js'))(owner.dir) as Record<string, unknown>;
}

/** Reads the source of a component in the package's CommonJS build; empty when there is none. */
export function readCommonJsSource({ name, dir }: LocatedComponent): string {
  const entry = createRequire(join(dir, 'index.js')).resolve(dir);
  const file = join(entry, '..', `${name}.js`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
