import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as z from 'zod';

/** Imports of each project file, by path. The entry "virtual:" stands for all virtual modules. */
export type ImportGraph = Readonly<Record<string, readonly string[]>>;

/** File that Storybook's `--stats-json` writes into the folder of a built workbench. */
export const STATS_FILE = 'preview-stats.json';

/** Entry for all modules that the build generates, which Storybook's statistics omit. */
export const VIRTUAL = 'virtual:';

const statsSchema = z.object({
  modules: z.array(
    z.object({ name: z.string(), reasons: z.array(z.object({ moduleName: z.string() })) }),
  ),
});

/** File with the import graph, in the folder of a built workbench. */
const GRAPH_FILE = 'imports.json';

const graphSchema = z.record(z.string(), z.array(z.string()));

/** Replaces Storybook's statistics in a built workbench by the import graph of its sources. */
export function replaceStats(tree: string, workbench: string): void {
  const stats = join(workbench, STATS_FILE);
  const imports = readStats(readFileSync(stats, 'utf8'));
  for (const [path, files] of imports) {
    const file = join(tree, path);
    const isVirtual = existsSync(file) && / from 'virtual:/.test(readFileSync(file, 'utf8'));
    if (isVirtual) imports.set(path, [...files, VIRTUAL]);
  }
  writeFileSync(join(workbench, GRAPH_FILE), JSON.stringify(Object.fromEntries(imports)));
  rmSync(stats);
}

/** Reads the import graph of a built workbench. Throws when the folder does not contain one. */
export function readImportGraph(workbench: string): ImportGraph {
  const file = join(workbench, GRAPH_FILE);
  if (!existsSync(file)) throw new Error(`No ${file}. Run "npm run build" first.`);
  return graphSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Finds files and all files that they import, directly or indirectly. Maps each file to the number
 * of imports on the shortest way to it, nearest first.
 */
export function measureImports(roots: readonly string[], graph: ImportGraph): Map<string, number> {
  const distances = new Map(roots.map((path) => [path, 0]));
  for (const [path, distance] of distances) {
    const news = (graph[path] ?? []).filter((next) => !distances.has(next));
    for (const next of news) distances.set(next, distance + 1);
  }
  return distances;
}

/** Parses Storybook's statistics into the imports of each project file. */
export function readStats(text: string): Map<string, string[]> {
  const { modules } = statsSchema.parse(JSON.parse(text));
  const imports = new Map<string, string[]>();
  for (const { name, reasons } of modules) {
    const path = projectPath(name);
    if (path === undefined) continue;
    if (!imports.has(path)) imports.set(path, []);
    for (const { moduleName } of reasons) {
      const importer = projectPath(moduleName);
      if (importer !== undefined) imports.set(importer, [...(imports.get(importer) ?? []), path]);
    }
  }
  return imports;
}

function projectPath(name: string): string | undefined {
  const [path = ''] = name.split('?');
  const isOwn = path.startsWith('./') && !path.includes('node_modules/') && !path.includes('../');
  return isOwn ? posix.normalize(path) : undefined;
}
