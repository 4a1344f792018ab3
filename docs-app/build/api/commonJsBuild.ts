import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { LocatedComponent } from './pinnedPackages.ts';
import { findEntryScript } from './packageEntry.ts';

interface PackageFolder {
  dir: string;
}

/**
 * Loads the exports of a component's folder from the package's CommonJS build. Loads the whole
 * package when the folder is not directly in the package folder.
 */
export function loadCommonJs({ dir, package: owner }: LocatedComponent): Record<string, unknown> {
  if (dirname(dir) !== owner.dir) return loadPackage(owner);
  return createRequire(join(dir, 'index.js'))(dir) as Record<string, unknown>;
}

/** Loads the exports of a package from its CommonJS build, else from its entry script. */
export function loadPackage({ dir }: PackageFolder): Record<string, unknown> {
  const require = createRequire(join(dir, 'index.js'));
  const script = findMain(dir) ?? findEntryScript(dir) ?? dir;
  return require(script) as Record<string, unknown>;
}

/** Finds the folder of a package's CommonJS build; the package folder when there is none. */
export function findCommonJsBuild(packageDir: string): string {
  const main = findMain(packageDir);
  return main === undefined ? packageDir : dirname(main);
}

function findMain(packageDir: string): string | undefined {
  try {
    return createRequire(join(packageDir, 'index.js')).resolve(packageDir);
  } catch {
    return undefined;
  }
}

/** Source that contains the code of a component. */
export interface ComponentSource {
  source: string;
  /** Whether the source may contain other components, too. */
  isShared: boolean;
}

/** Reads the source of a component in the package's CommonJS build; empty when there is none. */
export function readCommonJsSource({ name, dir, package: owner }: LocatedComponent): string {
  const file = join(findCommonJsBuild(owner.dir), relative(owner.dir, dir), `${name}.js`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Reads the source of a component: in its folder, else beside its types, else in the entry. */
export function readComponentSource(
  component: LocatedComponent,
  declarationFile: string,
): ComponentSource {
  const { dir, package: owner } = component;
  if (dir !== owner.dir) return { source: readCommonJsSource(component), isShared: false };
  const beside = declarationFile.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const files = [beside, findEntryScript(owner.dir)];
  const file = files.find((path) => path !== undefined && existsSync(path));
  const source = file === undefined ? '' : readFileSync(file, 'utf8');
  return { source, isShared: file === undefined || basename(file, '.js') !== component.name };
}
