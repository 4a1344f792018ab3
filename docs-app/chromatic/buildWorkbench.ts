import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { endWithShell, projectFolder, startProcess } from '../scripts/runProcess.ts';
import { readStats, STATS_FILE } from './readStats.ts';
import { refineStats, type RefineOptions } from './refineStats.ts';
import { STORYBOOK_CLI } from '../scripts/cliPaths.ts';

const OPTIONS = ['--config-dir', '.storybook', '--disable-telemetry', '--quiet'];
const LIBRARY = './src';
const DEFAULT_DIR = 'node_modules/.cache/chromatic';

const libraryManifest = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.string()),
  sideEffects: z.array(z.string()),
});

/** Reads what the library's manifest says of its entries, and of modules that work when they are loaded. */
function readLibrary(): Pick<RefineOptions, 'entries' | 'isPure'> {
  const text = readFileSync(join(projectFolder, LIBRARY, 'package.json'), 'utf8');
  const { name, exports, sideEffects } = libraryManifest.parse(JSON.parse(text));
  const place = (path: string) => path.replace(/^\./, LIBRARY);
  const impure = new Set(sideEffects.map(place));
  return {
    entries: new Map(
      Object.entries(exports).map(([path, file]) => [path.replace(/^\./, name), place(file)]),
    ),
    isPure: (module) => module.startsWith(`${LIBRARY}/`) && !impure.has(module),
  };
}

/** Reads a source file of the project by its name in the statistics. */
function readText(name: string): string | undefined {
  const file = join(projectFolder, name);
  const isSource = /^\.\/.*\.(tsx?|mdx)$/.test(name) && !name.includes('node_modules/');
  return isSource && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Builds the workbench with the statistics that TurboSnap traces changed files by. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    // Chromatic names the folder of the statistics alone; it is that of the workbench.
    options: { 'output-dir': { type: 'string' }, 'stats-json': { type: 'string' } },
  });
  const named = values['output-dir'] ?? values['stats-json'] ?? DEFAULT_DIR;
  const dir = resolve(projectFolder, named);
  const args = [STORYBOOK_CLI, 'build', ...OPTIONS, '--output-dir', dir, '--stats-json', dir];
  const build = startProcess({ args, onLine: (line) => process.stdout.write(`${line}\n`) });
  const code = await build.ended;
  await build.end();
  if (code !== 0) return code;
  const modules = refineStats(readStats(dir), { readText, ...readLibrary() });
  writeFileSync(join(dir, STATS_FILE), JSON.stringify({ modules }));
  return 0;
}

endWithShell({ exitCode: 1 });
process.exitCode = await main();
