import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import * as z from 'zod';
import { parseRecord } from '@vitrine/ui/core';
import { ROOT } from '../node/paths.ts';
import { startServer } from '../preview/serve.ts';
import { findShell } from '../testing/browser.ts';

/** Command line of the test-runner. */
export const TEST_RUNNER = join(ROOT, 'node_modules/.bin/test-storybook');
const BY_HAND = ['CHROMIUM_PATH', 'CHROMIUM_SHELL_PATH', 'TARGET_URL'];

const indexSchema = z.object({
  v: z.number(),
  entries: z.record(z.string(), z.looseObject({ type: z.string(), importPath: z.string() })),
});

/** Entries of the workbench's index by id. */
export type StoryEntries = z.infer<typeof indexSchema>['entries'];

/** Links the built workbench into a folder, with an index that lists only the chosen stories. */
export function linkWorkbench(
  dir: string,
  choose: (entries: StoryEntries) => StoryEntries,
): string {
  const built = join(inject('dist'), 'workbench');
  fs.mkdirSync(dir);
  for (const name of fs.readdirSync(built))
    if (name !== 'index.json') fs.symlinkSync(join(built, name), join(dir, name));
  const index = fs.readFileSync(join(built, 'index.json'), 'utf8');
  const { v, entries } = indexSchema.parse(JSON.parse(index));
  fs.writeFileSync(join(dir, 'index.json'), JSON.stringify({ v, entries: choose(entries) }));
  return dir;
}

/** Creates a folder with the browser of the test-runner, for the PATH. */
export async function linkBrowser(dir: string): Promise<string> {
  fs.mkdirSync(dir);
  fs.symlinkSync(await findShell(), join(dir, 'chromium-headless-shell'));
  return dir;
}

interface RunOptions {
  /** Node executable; by default, the executable that runs the tests. */
  node?: string;
  /** Folders that come first on the PATH. */
  path: readonly string[];
  /** File for records of play functions. */
  records?: string;
}

/** Runs a command without the runner's environment variables; returns its output and results. */
export async function runTestStorybook(
  args: readonly string[],
  { node = process.execPath, path, records = '' }: RunOptions,
) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !BY_HAND.includes(name) && !name.startsWith('VITRINE_'),
  );
  const PATH = [...path, process.env['PATH']].join(delimiter);
  const env = {
    ...{ ...Object.fromEntries(inherited), PATH, NO_COLOR: '1' },
    ...(records !== '' && { VITRINE_RECORDS: records }),
  };
  const child = spawn(node, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  const lines = Array.from(`${stdout}${stderr}`.matchAll(/^(\S) (.*) \(\d+ ms\)$/gm));
  const list = (mark: string) =>
    lines.flatMap(([, sign, name]) => (sign === mark ? [name] : [])).toSorted();
  return { code: child.exitCode, passed: list('✓'), failed: list('✕'), stdout, stderr };
}

/** Rows of key, focus and announcements, by story id. */
export type KeyRows = Readonly<Record<string, readonly string[]>>;

/** Runs stories of a built workbench, and returns the keys that their play functions press. */
export async function recordKeys(ids: readonly string[]): Promise<KeyRows> {
  const folder = fs.mkdtempSync(join(tmpdir(), 'test-runner-records-'));
  const records = join(folder, 'records.lines');
  const path = [await linkBrowser(join(folder, 'browsers'))];
  const choose = (entries: StoryEntries) => Object.fromEntries(ids.map((id) => [id, entries[id]!]));
  const dir = linkWorkbench(join(folder, 'workbench'), choose);
  const server = await startServer({ dir, port: 0, compress: false });
  try {
    await runTestStorybook([TEST_RUNNER, '--url', server.url, '--index-json'], { path, records });
    const lines = fs.readFileSync(records, 'utf8').split('\n').map(parseRecord);
    return Object.fromEntries(
      ids.map((id) => [
        id,
        (lines.find((record) => record?.storyId === id)?.keys ?? []).map(
          ({ key, role, name, states, announced = [] }) => {
            const focus = [name, role, ...states].filter(Boolean).join(', ') || 'no focus';
            return [key, focus, ...announced].join(' → ');
          },
        ),
      ]),
    );
  } finally {
    await server.close();
    fs.rmSync(folder, { recursive: true });
  }
}
