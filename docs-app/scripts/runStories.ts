import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { endAllProcesses, projectFolder, startProcess } from './runProcess.ts';
import { startServer } from './serve.ts';

const RUNNER = 'node_modules/@storybook/test-runner/dist/test-storybook.js';
const WORKERS = 2;
const STORY_LIMIT_MS = 45_000;

/** Runs every story of a built workbench with Storybook's test-runner. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { dir: { type: 'string' }, output: { type: 'string' } },
  });
  const dir = values.dir ?? join(projectFolder, 'dist/workbench');
  const output = values.output ?? join(projectFolder, 'node_modules/.cache/stories.json');
  mkdirSync(join(output, '..'), { recursive: true });
  const { url, close } = await startServer({ dir, port: 0 });
  const args = [
    RUNNER,
    '--index-json',
    ...['--config-dir', '.storybook', '--url', url, '--maxWorkers', String(WORKERS)],
    ...['--testTimeout', String(STORY_LIMIT_MS), '--json', '--outputFile', output],
    '--disable-telemetry',
  ];
  const env = { CHROMIUM_PATH: await findBrowser() };
  const runner = startProcess({ args, env, onLine: (line) => console.log(line) });
  const code = await runner.ended;
  await runner.end();
  await close();
  return code;
}

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => void endAllProcesses().then(() => process.exit(1)));
}
process.exitCode = await main();
