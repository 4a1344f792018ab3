import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { projectFolder } from '../scripts/runProcess.ts';
import { STATS_FILE } from './readStats.ts';

const CLI = 'node_modules/chromatic/dist/bin.cjs';

const configSchema = z.object({
  externals: z.array(z.string()).default([]),
  untraced: z.array(z.string()).default([]),
});

/** Which files of stories a change affects. */
export type Affected = { all: true; because: string } | { all: false; files: readonly string[] };

/** Reads what the CLI is told of files that it cannot trace, or need not. */
export function readTraceConfig(): z.infer<typeof configSchema> {
  const text = readFileSync(join(projectFolder, 'chromatic.config.json'), 'utf8');
  return configSchema.parse(JSON.parse(text));
}

/** Reads what the CLI's own trace prints in its compact form. */
export function parseTrace(output: string): Affected {
  const lines = stripVTControlCharacters(output).split('\n');
  const because = lines.find((line) => /^Found a .* change in /.test(line));
  if (because) return { all: true, because };
  if (!lines.some((line) => /Traced \d+ changed files? to/.test(line))) {
    throw new Error(`The CLI could not trace that:\n${output}`);
  }
  return { all: false, files: lines.flatMap((line) => /^— (\S+)/.exec(line)?.[1] ?? []) };
}

/** Asks the pinned CLI which stories a change of these files affects. */
export async function traceChanges(dir: string, changed: readonly string[]): Promise<Affected> {
  const { externals, untraced } = readTraceConfig();
  const external = changed.find((file) => externals.some((glob) => matchesGlob(file, glob)));
  if (external) return { all: true, because: `${external} is one of "externals"` };
  const args = ['trace', '--mode', 'compact', '--stats-file', join(dir, STATS_FILE)];
  const left = untraced.flatMap((glob) => ['--untraced', glob]);
  // The CLI leaves a file in the temporary folder.
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-trace-'));
  const quiet = { NO_COLOR: '1', DISABLE_ERROR_MONITORING: 'true', TMPDIR: folder };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(projectFolder, CLI), ...args, ...left, ...changed],
    { cwd: projectFolder, env: { ...process.env, ...quiet } },
  ).finally(() => rm(folder, { recursive: true }));
  return parseTrace(`${stdout}\n${stderr}`);
}
