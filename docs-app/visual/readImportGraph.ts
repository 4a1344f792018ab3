import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as z from 'zod';
import { createImportReader } from './createImportReader.ts';
import { createResolver } from './createResolver.ts';
import { listWorkspaces } from './linkPackages.ts';

/** What the modules of a workbench are made from. */
export interface ImportGraph {
  /** What each file imports; names that begin with "virtual:" are made when the workbench is built. */
  imports: Record<string, readonly string[]>;
  /** What decorates every story, or builds the workbench. */
  shared: readonly string[];
}

const statsSchema = z.object({
  modules: z.array(
    z.object({ name: z.string(), reasons: z.array(z.object({ moduleName: z.string() })) }),
  ),
});

const PREVIEW = '.storybook/preview.tsx';
const MAIN = '.storybook/main.ts';
const MAKES_VIRTUAL = /['"`]virtual:/;

/** Reads what a built workbench is made from, out of the bundler's statistics and the sources. */
export function readImportGraph(tree: string, workbench: string): ImportGraph {
  const read = (path: string) => {
    const file = join(tree, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const bundled = readStats(readFileSync(join(workbench, 'preview-stats.json'), 'utf8'));
  const resolver = createResolver(listWorkspaces(read('package-lock.json') ?? ''), read);
  const readFileImports = createImportReader({ ...resolver, read, bundled });
  const imports: Record<string, readonly string[]> = {};
  const importsOf = (path: string) => (imports[path] ??= readFileImports(path));
  for (const path of bundled.keys()) listReached([path], importsOf);
  const preview = listReached([PREVIEW], importsOf);
  // What makes a virtual module is not what every story is made from; those that use one count as changed anyway.
  const isMaker = (path: string) => path !== MAIN && MAKES_VIRTUAL.test(read(path) ?? '');
  const build = listReached([MAIN], (path) => (isMaker(path) ? [] : readFileImports(path)));
  const shared = [...preview, ...[...build].filter((path) => !isMaker(path))];
  return { imports, shared: [...new Set(shared)].sort() };
}

/** Lists files and all that they import, directly or not. */
export function listReached(
  roots: readonly string[],
  importsOf: (path: string) => readonly string[],
): Set<string> {
  const reached = new Set(roots);
  for (const path of reached) for (const next of importsOf(path)) reached.add(next);
  return reached;
}

/** Reads which files of the project import which, as the bundler has seen it. */
export function readStats(text: string): Map<string, string[]> {
  const { modules } = statsSchema.parse(JSON.parse(text));
  const imports = new Map<string, string[]>();
  for (const { name, reasons } of modules) {
    const path = ownPath(name);
    if (path === undefined) continue;
    if (!imports.has(path)) imports.set(path, []);
    for (const { moduleName } of reasons) {
      const importer = ownPath(moduleName);
      if (importer !== undefined) imports.set(importer, [...(imports.get(importer) ?? []), path]);
    }
  }
  return imports;
}

function ownPath(name: string): string | undefined {
  const [path = ''] = name.split('?');
  const isOwn = path.startsWith('./') && !path.includes('node_modules/') && !path.includes('../');
  return isOwn ? posix.normalize(path) : undefined;
}
