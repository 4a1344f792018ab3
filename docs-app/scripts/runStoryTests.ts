import { writeFileSync } from 'node:fs';
import { TEST_RUNNER_CLI } from '../node/cliPaths.ts';
import { startProcess } from '../node/runProcess.ts';

/** More workers than cores, because stories mostly wait for timers and animations. */
const WORKERS = 4;

export interface StoryTests {
  /** URL of the workbench. */
  url: string;
  /** Ids of the stories to test, or undefined for all. */
  ids?: readonly string[] | undefined;
  /** Whether to test stories in more combinations of the toolbar's values. */
  allVariants?: boolean;
  /** Path of Jest's JSON report. */
  report?: string;
  /** Path of the file with one JSON line per story. */
  records: string;
}

/** Tests stories with Storybook's test-runner, prints each result, and returns the exit code. */
export async function runStoryTests(tests: StoryTests): Promise<number> {
  const { url, ids, allVariants = false, report, records } = tests;
  writeFileSync(records, '');
  const options = ['--index-json', '--disable-telemetry'];
  const values = ['--config-dir', '.storybook', '--url', url, '--maxWorkers', String(WORKERS)];
  // Keep `--outputFile` last, because the test-runner moves its path to the end of the arguments.
  const output = report === undefined ? [] : ['--json', '--outputFile', report];
  const runner = startProcess({
    args: [TEST_RUNNER_CLI, ...options, ...values, ...output],
    env: {
      VITRINE_RECORDS: records,
      VITRINE_VARIANTS: allVariants ? 'all' : '',
      VITRINE_STORIES: ids ? JSON.stringify(ids) : '',
    },
    onLine: (line) => console.log(line),
  });
  const code = await runner.ended;
  await runner.end();
  return code;
}
