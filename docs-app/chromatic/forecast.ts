import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listStories } from '../scripts/listStories.ts';
import { projectFolder } from '../scripts/runProcess.ts';
import { findDuplicates, type PlannedStory } from './countSnapshots.ts';
import { describeForecast, type Forecast } from './describeForecast.ts';
import { openWorkbench } from './openWorkbench.ts';
import { readStats } from './readStats.ts';
import { readStories } from './readStories.ts';
import { takePictures } from './takePictures.ts';
import { traceChanges } from './traceChanges.ts';

const USAGE = `npm run forecast -- [--dir DIR] [--changed FILE]… [--duplicates [--mode NAME]…] [--json]

  --dir DIR       a built workbench; dist/workbench unless it says otherwise
  --changed FILE  counts what a change of this file would picture; needs a workbench with statistics
  --duplicates    pictures every story in every mode, to find those that are the same
  --mode NAME     pictures in this mode alone
  --json          prints the forecast as JSON`;

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist/workbench' },
    changed: { type: 'string', multiple: true, default: [] },
    duplicates: { type: 'boolean', default: false },
    mode: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Writes how far a step is where somebody watches; what is printed stays free of it. */
function showProgress(step: string): (done: number, all: number) => void {
  let shown = -1;
  return (done, all) => {
    const tenth = Math.floor((done / all) * 10);
    if (tenth === shown) return;
    shown = tenth;
    process.stderr.write(`${step}: ${done} of ${all}\n`);
  };
}

function isWanted(mode: string): boolean {
  return values.mode.length === 0 || values.mode.includes(mode);
}

async function countChanged(
  dir: string,
  stories: readonly PlannedStory[],
): Promise<Forecast['change']> {
  if (values.changed.length === 0) return undefined;
  const affected = await traceChanges(dir, values.changed);
  const files = affected.all ? [] : affected.files;
  return {
    changed: values.changed,
    because: affected.all ? affected.because : undefined,
    stories: affected.all ? stories : stories.filter(({ file }) => files.includes(file)),
  };
}

async function forecast(dir: string): Promise<Forecast> {
  // What is missing is said before a browser opens.
  listStories(dir);
  if (values.changed.length > 0) readStats(dir);
  const workbench = await openWorkbench(dir);
  try {
    const page = await workbench.openPage();
    const { stories, globalsOf } = await readStories(page, dir, showProgress('parameters'));
    await page.context().close();
    const change = await countChanged(dir, stories);
    if (!values.duplicates) return { stories, change };
    const shots = stories.flatMap(({ id, modes }) =>
      modes.filter(isWanted).map((mode) => ({ id, mode, globals: globalsOf(id, mode) })),
    );
    const onProgress = showProgress('pictures');
    const { pictures, failed } = await takePictures({ workbench, shots, onProgress });
    return { stories, change, pictured: { duplicates: findDuplicates(pictures), failed } };
  } finally {
    await workbench.close();
  }
}

async function main(): Promise<void> {
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  const { text, json } = describeForecast(await forecast(resolve(projectFolder, values.dir)));
  process.stdout.write(`${values.json ? JSON.stringify(json, undefined, 2) : text}\n`);
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
