import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import * as z from 'zod';
import { packageOf } from '../node/imports.ts';
import { globFiles } from '../node/posixPaths.ts';
import { readSites, type SourceFile } from './readSites.ts';

const packages = z.record(z.string(), z.string()).default({});

const manifestSchema = z.object({
  name: z.string(),
  dependencies: packages,
  devDependencies: packages,
  peerDependencies: packages,
});

/** Name of a package, followed by the names of its dependencies. */
export type Manifest = readonly string[];

/** Files that no package publishes. They may also import packages of the root `package.json`. */
const DEVELOPMENT = /\.(?:test|slow|stories)\.tsx?$|\/withDemoProviders\.tsx$/;

/** Reads the `package.json` of the project and of each workspace, by folder; the root is `.`. */
export function readManifests(root: string): ReadonlyMap<string, Manifest> {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(read('package.json'));
  const folders = workspaces.flatMap((pattern) => globFiles(`${pattern}/package.json`, root));
  return new Map(
    ['package.json', ...folders].map((file) => {
      const { name, ...declared } = manifestSchema.parse(read(file));
      return [posix.dirname(file), [name, ...Object.values(declared).flatMap(Object.keys)]];
    }),
  );
}

/** Lists imports of packages that the closest `package.json` does not declare. */
export function findUndeclaredImports(
  files: readonly SourceFile[],
  manifests: ReadonlyMap<string, Manifest>,
): string[] {
  return files.flatMap((file) => {
    const folder = findFolder(file.path, manifests);
    const shared = DEVELOPMENT.test(file.path) ? (manifests.get('.') ?? []) : [];
    const declared = new Set([...(manifests.get(folder) ?? []), ...shared]);
    return readSites(file).flatMap(({ specifier, line, typesOnly }) => {
      const name = namePackage(specifier);
      if (name === undefined || declared.has(name)) return [];
      if (typesOnly && declared.has(nameTypes(name))) return [];
      const manifest = posix.join(folder, 'package.json');
      return [`${file.path}:${line} imports "${specifier}", which ${manifest} does not declare`];
    });
  });
}

/** Returns the folder of the closest `package.json` above a file. */
function findFolder(path: string, manifests: ReadonlyMap<string, Manifest>): string {
  const folder = posix.dirname(path);
  return folder === '.' || manifests.has(folder) ? folder : findFolder(folder, manifests);
}

/** Returns the package name of a specifier; undefined for files, Node and virtual modules. */
function namePackage(specifier: string): string | undefined {
  if (/^[./]|^\w+:/.test(specifier) || isBuiltin(specifier)) return undefined;
  return packageOf(specifier);
}

function nameTypes(name: string): string {
  return `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;
}
