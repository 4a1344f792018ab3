import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { endWithShell, projectFolder, startProcess } from './runProcess.ts';
import { startServer } from './serve.ts';
import { writeEvidence } from './writeEvidence.ts';
import { EVIDENCE_FILE } from '../plugins/evidence/readEvidence.ts';

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
  const options = {
    'config-dir': '.storybook',
    url,
    maxWorkers: WORKERS,
    testTimeout: STORY_LIMIT_MS,
    outputFile: output,
  };
  const pairs = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const args = [RUNNER, '--index-json', '--json', '--verbose', '--disable-telemetry', ...pairs];
  const browser = await findBrowser();
  const records = `${output}.lines`;
  writeFileSync(records, '');
  const env = { CHROMIUM_PATH: browser, VITRINE_RECORDS: records };
  const runner = startProcess({ args, env, onLine: (line) => console.log(line) });
  const code = await runner.ended;
  await runner.end();
  await close();
  if (existsSync(output)) {
    const { stories } = writeEvidence({
      dir,
      report: output,
      records,
      browser,
      file: EVIDENCE_FILE,
    });
    console.log(`evidence of ${stories.length} stories in ${EVIDENCE_FILE}`);
  }
  return code;
}

endWithShell({ exitCode: 1 });
process.exitCode = await main();
