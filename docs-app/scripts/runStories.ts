import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findShell } from '../testing/browser.ts';
import { readChromaticGlobs } from '../workbench/chromaticConfig.ts';
import { findReach } from '../workbench/findReach.ts';
import { readImportGraph } from '../workbench/importGraph.ts';
import { listStories, type Story } from '../workbench/listStories.ts';
import { findStories } from '../workbench/matchStories.ts';
import { reportUndecided } from './reportUndecided.ts';
import { endWithShell } from '../node/runProcess.ts';
import { readTier } from './readTier.ts';
import { runStoryTests } from './runStoryTests.ts';
import { sampleStories } from './sampleStories.ts';
import { startServer } from '../preview/serve.ts';
import { writeEvidence } from './writeEvidence.ts';
import { EVIDENCE_FILE } from '../build/evidence/readEvidence.ts';
import { ROOT } from '../node/paths.ts';
import { listChangedFiles } from '../node/changedFiles.ts';

/** Selects the stories to test in this run: all, or the sample of the fast tier. */
async function chooseStories(dir: string, stories: readonly Story[]): Promise<readonly Story[]> {
  if (readTier() === 'all') return stories;
  const { externals } = await readChromaticGlobs();
  const changes = listChangedFiles();
  const reach = findReach({ stories, changes, graph: readImportGraph(dir), externals });
  return sampleStories({ stories, changedFiles: changes, reach });
}

/** Tests the stories of a built workbench and writes the evidence for the verdicts of the demos. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: join(ROOT, 'dist/workbench') },
      output: { type: 'string', default: join(ROOT, 'node_modules/.cache/stories.json') },
      // Tests more combinations of the toolbar's values; writes no evidence for the site.
      all: { type: 'boolean', default: false },
      // Tests stories that match one of these patterns; writes no evidence for the site.
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const { dir, output, all, only } = values;
  mkdirSync(dirname(output), { recursive: true });
  rmSync(output, { force: true });
  const browser = await findShell();
  process.env['CHROMIUM_SHELL_PATH'] = browser;
  const isPart = only.length > 0;
  const stories = listStories(dir);
  const tested = isPart ? findStories(stories, only) : await chooseStories(dir, stories);
  const ids = tested.map(({ id }) => id);
  console.log(`Testing ${ids.length} of ${stories.length} stories.`);
  const records = `${output}.lines`;
  const { url, close } = await startServer({ dir, port: 0, compress: false });
  const code = await runStoryTests({ url, ids, allVariants: all, report: output, records });
  await close();
  if (!existsSync(output)) return code || 1;
  const file = all || isPart ? `${output}.evidence` : EVIDENCE_FILE;
  const evidence = writeEvidence({ dir, report: output, records, browser, file });
  console.log(`Wrote evidence of ${evidence.stories.length} stories to ${file}`);
  const isUndecided = await reportUndecided(evidence, {
    isPart,
    storyIds: stories.map(({ id }) => id),
    isAll: all,
  });
  return code || Number(isUndecided);
}

endWithShell({ exitCode: 1 });
process.exitCode = await main().catch(({ message }: Error) => {
  console.error(message);
  return 1;
});
