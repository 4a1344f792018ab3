import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseRecord } from '@vitrine/ui/core';
import { resultsFolder } from './gates.ts';
import { listStories, type Story } from '../workbench/listStories.ts';
import { findStories } from '../workbench/matchStories.ts';
import { readRunningStories } from './readRunningStories.ts';
import { reportUndecided } from './reportUndecided.ts';
import { endWithShell } from '../node/runProcess.ts';
import { runStoryTests } from './runStoryTests.ts';
import { startServer } from '../preview/serve.ts';
import { isWorkbenchCurrent } from '../build/evidence/builtSources.ts';
import { ROOT } from '../node/paths.ts';

const BUILT = join(ROOT, 'dist/workbench');
const OR_RUNNING =
  'or pass the URL of a running workbench: npm run test:runner -- PATTERN --url http://127.0.0.1:6006';

interface Workbench {
  url: string;
  stories: Story[];
  close: () => Promise<void>;
}

async function openRunning(url: string): Promise<Workbench> {
  return { url, stories: await readRunningStories(url), close: async () => {} };
}

async function openBuilt(): Promise<Workbench> {
  if (!isWorkbenchCurrent(BUILT))
    throw new Error(
      `No workbench of the current sources is in dist/workbench. Run "npm run build", ${OR_RUNNING}`,
    );
  return {
    ...(await startServer({ dir: BUILT, port: 0, compress: false })),
    stories: listStories(BUILT),
  };
}

/** Tests the stories that match the patterns, in the built workbench or at `--url`. */
async function main(): Promise<number> {
  const { values, positionals: patterns } = parseArgs({
    options: { url: { type: 'string' } },
    allowPositionals: true,
  });
  const { url, stories, close } = await (values.url === undefined
    ? openBuilt()
    : openRunning(values.url));
  try {
    const chosen = patterns.length > 0 ? findStories(stories, patterns) : stories;
    console.log(`Testing ${chosen.length} of ${stories.length} stories.`);
    mkdirSync(resultsFolder, { recursive: true });
    const records = join(resultsFolder, 'test-runner.lines');
    const code = await runStoryTests({ url, ids: chosen.map(({ id }) => id), records });
    const lines = readFileSync(records, 'utf8').split('\n');
    const tested = lines.flatMap((line) => parseRecord(line) ?? []);
    const isUndecided = await reportUndecided({ stories: tested }, { isPart: true });
    return code || Number(isUndecided);
  } finally {
    await close();
  }
}

endWithShell({ exitCode: 1 });
process.exitCode = await main().catch(({ message }: Error) => {
  console.error(message);
  return 1;
});
