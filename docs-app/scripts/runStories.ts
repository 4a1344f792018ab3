import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findShell } from './browser.ts';
import { endWithShell, projectFolder, startProcess } from './runProcess.ts';
import { startServer } from './serve.ts';
import { writeEvidence } from './writeEvidence.ts';
import { checkUndecided, parseDecisions } from '../plugins/evidence/checkUndecided.ts';
import { EVIDENCE_FILE } from '../plugins/evidence/readEvidence.ts';

const RUNNER = 'node_modules/@storybook/test-runner/dist/test-storybook.js';
const WORKERS = 2;
/** What a person decided where axe could not. */
const DECISIONS_FILE = join(projectFolder, 'docs-app/plugins/evidence/undecided.json');
const STORY_LIMIT_MS = 45_000;
const ALL_LIMIT_MS = 400_000;

/** Runs every story of a built workbench with Storybook's test-runner. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string' },
      output: { type: 'string' },
      // Looks at each story in every combination that its sheet shows; this is no evidence for readers.
      all: { type: 'boolean', default: false },
      // Runs only stories with this text in their title; may be given again. This is no evidence either.
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const dir = values.dir ?? join(projectFolder, 'dist/workbench');
  const output = values.output ?? join(projectFolder, 'node_modules/.cache/stories.json');
  mkdirSync(join(output, '..'), { recursive: true });
  rmSync(output, { force: true });
  const { url, close } = await startServer({ dir, port: 0 });
  const options = {
    'config-dir': '.storybook',
    url,
    maxWorkers: WORKERS,
    testTimeout: values.all ? ALL_LIMIT_MS : STORY_LIMIT_MS,
    outputFile: output,
  };
  const pairs = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const args = [RUNNER, '--index-json', '--json', '--verbose', '--disable-telemetry', ...pairs];
  const browser = await findShell();
  const records = `${output}.lines`;
  writeFileSync(records, '');
  const env = {
    CHROMIUM_PATH: browser,
    VITRINE_RECORDS: records,
    VITRINE_LOOKS: values.all ? 'all' : '',
    VITRINE_ONLY: JSON.stringify(values.only),
  };
  const runner = startProcess({ args, env, onLine: (line) => console.log(line) });
  const code = await runner.ended;
  await runner.end();
  await close();
  if (!existsSync(output)) return code || 1;
  const isPart = values.only.length > 0;
  const file = values.all || isPart ? `${output}.evidence` : EVIDENCE_FILE;
  const evidence = writeEvidence({ dir, report: output, records, browser, file });
  console.log(`evidence of ${evidence.stories.length} stories in ${file}`);
  const decisions = parseDecisions(readFileSync(DECISIONS_FILE, 'utf8'));
  const open = checkUndecided(evidence, decisions, { isPart, isAll: values.all });
  for (const problem of open) console.log(problem);
  return code || Number(open.length > 0);
}

endWithShell({ exitCode: 1 });
process.exitCode = await main();
