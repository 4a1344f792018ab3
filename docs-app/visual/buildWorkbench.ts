import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../node/runProcess.ts';
import { linkPackages } from './linkPackages.ts';
import { paths } from './paths.ts';
import { readImportGraph, replaceStats, type ImportGraph } from '../workbench/importGraph.ts';
import { log } from './log.ts';
import { STORYBOOK_CLI } from '../node/cliPaths.ts';
import { ROOT } from '../node/paths.ts';

const KEPT_BUILDS = 6;

/** A built workbench with the import graph of its stories. */
export interface Workbench {
  dir: string;
  graph: ImportGraph;
}

export interface BuildRequest {
  /** Hash of the sources. */
  key: string;
  /** Name of the side in the log: `this tree` or `base`. */
  name: string;
  /** Folder of the sources. */
  tree: string;
  /** Writes the sources; not called when the workbench is cached. */
  writeTree: () => void;
}

/** Builds the workbench of a source tree, unless a build of the same sources is cached. */
export async function buildWorkbench(request: BuildRequest): Promise<Workbench> {
  const { key, name, tree } = request;
  const dir = join(paths.builds, key);
  if (!existsSync(dir)) {
    log(`${name}: building the workbench`);
    const started = performance.now();
    request.writeTree();
    await providePackages(tree);
    rmSync(dir, { recursive: true, force: true });
    const draft = `${dir}.draft`;
    rmSync(draft, { recursive: true, force: true });
    await runStorybook(tree, draft);
    replaceStats(tree, draft);
    renameSync(draft, dir);
    log(`${name}: built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  } else log(`${name}: reusing the workbench built from the same sources`);
  utimesSync(dir, new Date(), new Date());
  forgetOldBuilds();
  return { dir, graph: readImportGraph(dir) };
}

async function providePackages(tree: string): Promise<void> {
  const [installedLock, treeLock] = [ROOT, tree].map((folder) =>
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  if (installedLock === treeLock) linkPackages({ from: ROOT, to: tree, cache: paths.toolCache });
  else await install(tree);
}

/** Installs the packages of a tree whose lock file differs from the project's lock file. */
function install(tree: string): Promise<void> {
  log('  package-lock.json differs: running npm ci');
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: tree,
    stdio: 'ignore',
    // On Windows, npm is a batch file.
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `"npm ci" of the base commit failed with exit code ${code}. Compare with a commit that has the same package-lock.json, or run "npm ci" in a checkout of the base commit to see its output.`,
          ),
        );
    });
  });
}

async function runStorybook(tree: string, out: string): Promise<void> {
  mkdirSync(paths.builds, { recursive: true });
  const lines: string[] = [];
  const options = ['--config-dir', '.storybook', '--disable-telemetry', '--stats-json'];
  const script = join(ROOT, 'docs-app/visual/runInDirectory.ts');
  const child = startProcess({
    args: [script, tree, STORYBOOK_CLI, 'build', ...options, '--output-dir', out],
    onLine: (line) => lines.push(line),
  });
  const code = await child.ended;
  await child.end();
  if (code !== 0) {
    throw new Error(
      `Storybook failed to build the workbench. Its last output:\n${lines.slice(-40).join('\n')}`,
    );
  }
}

function forgetOldBuilds(): void {
  const builds = readdirSync(paths.builds).map((name) => join(paths.builds, name));
  const byAge = builds.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const build of byAge.slice(KEPT_BUILDS)) rmSync(build, { recursive: true, force: true });
}
