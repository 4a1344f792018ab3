import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortenCommit, type ScreenshotResults } from '@vitrine/ui/core';
import { EVIDENCE_FILE, nameSources, screenshotsBeside } from '../build/evidence/readEvidence.ts';
import { findFreePort } from '../node/freePort.ts';
import { listStories } from '../workbench/listStories.ts';
import { endWithShell } from '../node/runProcess.ts';
import { readAccepted, type AcceptedEntry } from './accepted.ts';
import { buildWorkbench, type Workbench } from './buildWorkbench.ts';
import { findBase, type Base } from '../node/chooseBase.ts';
import { chooseStories } from './chooseStories.ts';
import { lockWorkDir } from './lockWorkDir.ts';
import { compareSides } from './compareSides.ts';
import { readChromaticGlobs } from '../workbench/chromaticConfig.ts';
import { findReach } from '../workbench/findReach.ts';
import { startBrowser } from './openWorkbench.ts';
import { listVisualResults } from './listVisualResults.ts';
import { createScreenshotStore } from './screenshotStore.ts';
import { paths, worktree } from './paths.ts';
import { HELP, readOptions, type VisualOptions } from './readOptions.ts';
import { findUnused, isFailing, type VisualRun } from './results.ts';
import { count, log } from './log.ts';
import { formatSummary } from './formatSummary.ts';
import { takeSide } from './takeSide.ts';
import { copyOwnTree, hashTree, listChanges, listCommit, writeCommit } from './worktree.ts';
import { writeReview } from './writeReview.ts';
import { ROOT } from '../node/paths.ts';

interface BuiltSides {
  before: Workbench;
  after: Workbench;
  changes: string[];
  /** Hash of the story sources in the working tree. */
  sources: string;
}

/** Builds the workbench of the working tree, then that of the base commit, in the same folder. */
async function buildSides(base: Base): Promise<BuiltSides> {
  const tools = `${process.version} ${readInstalled()}`;
  const sources = nameSources();
  const afterFiles = copyOwnTree(worktree);
  const beforeFiles = listCommit(base.commit);
  const after = await buildWorkbench({
    key: hashTree(afterFiles, tools),
    name: 'this tree',
    tree: worktree,
    writeTree: () => undefined,
  });
  const before = await buildWorkbench({
    key: hashTree(beforeFiles, tools),
    name: 'base',
    tree: worktree,
    writeTree: () => writeCommit(base.commit, worktree),
  });
  return { before, after, sources, changes: listChanges(beforeFiles, afterFiles) };
}

/** Reads the list of installed packages, which can differ from the lock file. */
function readInstalled(): string {
  const file = join(ROOT, 'node_modules/.package-lock.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function run(options: VisualOptions): Promise<VisualRun> {
  const accepted = readAccepted(paths.accepted);
  const base = findBase(options.base);
  log(`base: ${shortenCommit(base.commit)} (${base.name})`);
  lockWorkDir(paths.work);
  const sides = await buildSides(base);
  const { changes } = sides;
  const stories = { before: listStories(sides.before.dir), after: listStories(sides.after.dir) };
  const { externals } = await readChromaticGlobs();
  const reach = findReach({
    stories: stories.after,
    changes,
    graph: sides.after.graph,
    externals,
  });
  const chosen = chooseStories({ ...stories, reach, options });
  const all = new Set([...chosen.before, ...chosen.after]);
  log(
    `${count(changes.length, 'changed file')}; ${all.size} of ${count(stories.after.length, 'story', 'stories')} to compare`,
  );
  return takeAndCompare({ sides, base, chosen, stories, reach, accepted });
}

interface Comparison {
  sides: BuiltSides;
  base: Base;
  chosen: ReturnType<typeof chooseStories>;
  stories: Record<'before' | 'after', ReturnType<typeof listStories>>;
  reach: ReadonlyMap<string, readonly string[]>;
  accepted: readonly AcceptedEntry[];
}

async function takeAndCompare(input: Comparison): Promise<VisualRun> {
  const { sides, chosen, stories, reach, accepted } = input;
  rmSync(paths.review, { recursive: true, force: true });
  mkdirSync(paths.review, { recursive: true });
  const store = createScreenshotStore(join(paths.work, 'pictures'));
  const port = await findFreePort();
  const browser = await startBrowser();
  const take = (name: string, { dir }: Workbench, ids: readonly string[]) =>
    takeSide({ name, dir, ids, browser, store, port });
  const before = await take('base', sides.before, chosen.before);
  const after = await take('this tree', sides.after, chosen.after);
  await browser.close();
  const entries = [...stories.before, ...stories.after].map((story) => [story.id, story] as const);
  const results = compareSides({
    ...{ before, after, accepted, store, causes: reach },
    stories: new Map(entries),
  });
  const ids = new Set(stories.after.map(({ id }) => id));
  const unused = findUnused(accepted, results, ids);
  const visualRun = { base: input.base, changes: sides.changes, unused, results };
  writeReview({ run: visualRun, reach, store, folder: paths.review });
  const screenshots = listVisualResults({ ...stories, reach, results });
  writeScreenshots({ version: 1, sources: sides.sources, base: input.base.commit, screenshots });
  return visualRun;
}

/** Writes the screenshot results beside the evidence file, where the next build reads them. */
function writeScreenshots(results: ScreenshotResults): void {
  writeFileSync(screenshotsBeside(EVIDENCE_FILE), JSON.stringify(results));
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return log(HELP);
  const visualRun = await run(options);
  for (const line of formatSummary(visualRun)) log(line);
  log(`review: ${join(paths.review, 'index.html')}`);
  process.exitCode = isFailing(visualRun) ? 1 : 0;
}

endWithShell({ exitCode: 1 });
await main().catch((error: Error) => {
  log(error.message);
  process.exitCode = 1;
});
