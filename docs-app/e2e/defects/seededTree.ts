import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../../visual/linkPackages.ts';
import { copyOwnTree } from '../../visual/worktree.ts';
import type { Defect } from './defects.ts';
import { STORYBOOK_CLI } from '../../node/cliPaths.ts';
import { ROOT } from '../../node/paths.ts';

/** Timeout of one command of a gate. */
const COMMAND_LIMIT_MS = 300_000;

/** Result and output of a command. */
export interface Ran {
  isRed: boolean;
  said: string;
}

/** A copy of the project in which defects are seeded. */
export interface SeededTree {
  folder: string;
  /** Seeds a defect; returns a function that reverts it. */
  seed: (defect: Defect) => () => void;
  /** Runs a Node script in the copy. */
  run: (...args: readonly string[]) => Ran;
  /** Builds the workbench, with some or all stories in its index, and returns its folder. */
  buildWorkbench: (stories?: readonly string[]) => string;
  remove: () => void;
}

/** Copies the current working tree of the project. */
export function copyTree(): SeededTree {
  const base = mkdtempSync(join(tmpdir(), 'vitrine-defects-'));
  const folder = join(base, 'tree');
  copyOwnTree(folder);
  linkPackages({ from: ROOT, to: folder, cache: join(base, 'cache') });
  const run: SeededTree['run'] = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      ...{ cwd: folder, encoding: 'utf8', timeout: COMMAND_LIMIT_MS, maxBuffer: 2 ** 28 },
      env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1' },
    });
    return { isRed: status !== 0, said: stdout + stderr };
  };
  return {
    folder,
    run,
    seed: (defect) => {
      const path = join(folder, defect.file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, makeMistake(text, defect));
      return () => writeFileSync(path, text);
    },
    buildWorkbench: (stories) => {
      const dir = join(folder, 'dist/workbench');
      const options = ['--config-dir', '.storybook', '--disable-telemetry', '--output-dir', dir];
      const { isRed, said } = run(STORYBOOK_CLI, 'build', ...options);
      if (isRed) throw new Error(`The workbench was not built:\n${said.slice(-4000)}`);
      if (stories) keepStories(dir, stories);
      return dir;
    },
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}

/** Applies a defect to the text of its file; throws unless `from` occurs exactly once. */
export function makeMistake(text: string, { file, from, to }: Defect): string {
  if (text.split(from).length !== 2) throw new Error(`${file} must contain "${from}" once.`);
  return text.replace(from, () => to);
}

/** Reduces the index of a workbench to some stories; throws when one of them is missing. */
function keepStories(dir: string, stories: readonly string[]): void {
  const file = join(dir, 'index.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, object> };
  const entries = Object.fromEntries(stories.map((id) => [id, index.entries[id]]));
  const missing = stories.filter((id) => !entries[id]);
  if (missing.length > 0) throw new Error(`There is no story ${missing.join(', ')}.`);
  writeFileSync(file, JSON.stringify({ ...index, entries }));
  writeFileSync(join(dir, 'sources.json'), JSON.stringify({ sources: 'seeded' }));
}
