import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';

const CLI = fileURLToPath(
  import.meta.resolve('chromatic/package.json').replace('package.json', 'dist/bin.cjs'),
);
/** Loaded before a program, it keeps the program on this machine. */
export const GUARD = import.meta.resolve('./onlyLoopback.ts');
const LIMIT_MS = 60_000;

export interface CliRun {
  code: number;
  /** All that it said. */
  output: string;
}

/** Runs the pinned CLI in a folder, with no variables but these, and with no way off this machine. */
export async function runChromatic(
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<CliRun> {
  const own = {
    ...{ PATH: process.env['PATH'] ?? '', HOME: cwd, CI: 'true', NO_COLOR: '1' },
    ...{ NODE_OPTIONS: `--import=${GUARD} --disable-warning=ExperimentalWarning` },
    // It would report its own faults to its makers, and what it is used for.
    ...{ DISABLE_ERROR_MONITORING: 'true', DO_NOT_TRACK: '1' },
    ...{ CHROMATIC_RETRIES: '0', CHROMATIC_OUTPUT_INTERVAL: '10' },
  };
  const run = promisify(execFile)(process.execPath, [CLI, ...args], {
    ...{ cwd, env: { ...own, ...env }, timeout: LIMIT_MS },
  });
  const { code, stdout, stderr } = await run.then(
    (said) => ({ code: 0, ...said }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );
  return { code, output: stripVTControlCharacters(stdout + stderr) };
}
