import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { secrets } from './secrets.ts';
import { STORYBOOK_CLI } from '../node/cliPaths.ts';
import { ROOT } from '../node/paths.ts';

const TIMEOUT = 600_000;

/** Runs a build command with secrets in `env`; returns the files that the command writes. */
async function build(args: (dir: string) => readonly string[]): Promise<Map<string, Buffer>> {
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-build-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const env = { ...process.env, ...secrets, VITEST: undefined };
  await promisify(execFile)(process.execPath, [...args(dir)], {
    cwd: ROOT,
    env,
    maxBuffer: Infinity,
  });
  const files = globSync('**/*.*', { cwd: dir }).sort();
  return new Map(files.map((file) => [file, readFileSync(join(dir, file))]));
}

const buildSite = () =>
  build((dir) => ['docs-app/build/build.ts', '--no-workbench', '--no-cache', '--out', dir]);
const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const hashAll = (files: Map<string, Buffer>) =>
  Array.from(files, ([file, content]) => `${file} ${hash(content)}`);

function findSecrets(files: Map<string, Buffer>): string[] {
  return Array.from(files).flatMap(([file, content]) =>
    Object.entries(secrets).flatMap(([name, value]) =>
      content.includes(value) ? `${name} in ${file}` : [],
    ),
  );
}

test(
  'builds the site twice with the same bytes (S15) and without secrets (S16)',
  async () => {
    const files = await buildSite();
    expect(files.has('index.html')).toBe(true);
    expect(hashAll(await buildSite())).toEqual(hashAll(files));
    expect(findSecrets(files)).toEqual([]);
  },
  TIMEOUT,
);

test(
  'builds the workbench without secrets of the build machine (S16)',
  async () => {
    const options = ['--config-dir', '.storybook', '--disable-telemetry', '--quiet'];
    const files = await build((dir) => [STORYBOOK_CLI, 'build', ...options, '--output-dir', dir]);
    expect(files.has('iframe.html')).toBe(true);
    expect(findSecrets(files)).toEqual([]);
  },
  TIMEOUT,
);
