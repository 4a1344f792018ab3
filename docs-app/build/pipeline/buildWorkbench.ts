import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { STORYBOOK_CLI } from '../../node/cliPaths.ts';
import { PRODUCTS, ROOT } from '../../node/paths.ts';
import { replaceStats } from '../../workbench/importGraph.ts';

interface WorkbenchBuild {
  /** Folder of the built workbench. */
  dir: string;
  productsDir: string;
  signal: AbortSignal;
}

/** Builds the workbench with Storybook; rejects with its output when the build fails. */
export async function buildWorkbench({ dir, productsDir, signal }: WorkbenchBuild): Promise<void> {
  const options = ['--config-dir', '.storybook', '--quiet', '--disable-telemetry', '--stats-json'];
  const isOwn = productsDir === PRODUCTS;
  const child = spawn(process.execPath, [STORYBOOK_CLI, 'build', ...options, '--output-dir', dir], {
    cwd: ROOT,
    env: { ...process.env, ...(!isOwn && { VITRINE_PRODUCTS: productsDir }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [code, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) {
    throw new Error(`Storybook failed to build the workbench. Its output:\n${output.join('')}`);
  }
  replaceStats(ROOT, dir);
}
