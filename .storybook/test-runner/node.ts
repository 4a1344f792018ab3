import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_RUNNER_CLI } from '../../docs-app/node/cliPaths.ts';

// Do not import `ROOT` from `paths.ts`, because `paths.ts` uses `globSync`, which Node 20 lacks.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EXECUTABLE = process.platform === 'win32' ? 'node.exe' : 'node';

export interface NodeCandidates {
  version: string;
  /** Executable of the running Node. */
  running: string;
  /** Whether the running Node runs TypeScript files. */
  runsTypeScript: boolean;
  /** Executable of the Node in `devDependencies`, or undefined when it is not installed. */
  pinned: string | undefined;
}

/** Chooses a Node that runs the TypeScript files of the workbench; throws when there is none. */
export function chooseNode({ version, running, runsTypeScript, pinned }: NodeCandidates): string {
  if (runsTypeScript) return running;
  if (pinned !== undefined && pinned !== running) return pinned;
  throw new Error(
    `Node ${version} cannot run the TypeScript files of the workbench. ` +
      'Run "npm ci", which installs Node 24 for this project, or use Node 22.18 or newer.',
  );
}

/**
 * Runs the test-runner again with the pinned Node when the running Node is too old. The test-runner
 * starts Jest as `node`, so the chosen Node must be the first on the PATH.
 */
export function switchToSupportedNode(): void {
  const pinned = join(ROOT, 'node_modules/node/bin', EXECUTABLE);
  const node = chooseNode({
    version: process.versions.node,
    running: process.execPath,
    runsTypeScript: Boolean(process.features.typescript),
    pinned: existsSync(pinned) ? pinned : undefined,
  });
  const path = process.env['PATH'] ?? '';
  if (path.split(delimiter)[0] !== dirname(node))
    process.env['PATH'] = [dirname(node), path].join(delimiter);
  if (node === process.execPath) return;
  // The test-runner has removed the Node path and the script path from `process.argv`.
  const { status } = spawnSync(node, [join(ROOT, TEST_RUNNER_CLI), ...process.argv], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
