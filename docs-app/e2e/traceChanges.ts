import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { readChromaticGlobs } from '../workbench/chromaticConfig.ts';
import { STATS_FILE } from '../workbench/importGraph.ts';
import { ROOT } from '../node/paths.ts';

const CLI = 'node_modules/chromatic/dist/bin.cjs';

/** Story files that a change affects, or the reason why the change affects all stories. */
export type Affected = { all: true; because: string } | { all: false; files: readonly string[] };

/** Traces changed files to story files with the Chromatic CLI and the build stats in `dir`. */
export async function traceChanges(dir: string, changed: readonly string[]): Promise<Affected> {
  const { externals, untraced } = await readChromaticGlobs();
  const external = changed.find((file) => externals.some((glob) => matchesGlob(file, glob)));
  if (external) return { all: true, because: `${external} is one of "externals"` };
  const args = ['trace', '--mode', 'compact', '--stats-file', join(dir, STATS_FILE)];
  const ignored = untraced.flatMap((glob) => ['--untraced', glob]);
  // The CLI does not delete its temporary file.
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-trace-'));
  const env = { ...process.env, NO_COLOR: '1', DISABLE_ERROR_MONITORING: 'true', TMPDIR: folder };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, CLI), ...args, ...ignored, ...changed],
    { cwd: ROOT, env },
  ).finally(() => rm(folder, { recursive: true }));
  return parseTrace(`${stdout}\n${stderr}`);
}

/** Parses the compact output of `chromatic trace`. */
function parseTrace(output: string): Affected {
  const lines = stripVTControlCharacters(output).split('\n');
  const because = lines.find((line) => /^Found a .* change in /.test(line));
  if (because) return { all: true, because };
  if (!lines.some((line) => /Traced \d+ changed files? to/.test(line))) {
    throw new Error(`Chromatic could not trace the change:\n${output}`);
  }
  return { all: false, files: lines.flatMap((line) => /^— (\S+)/.exec(line)?.[1] ?? []) };
}
