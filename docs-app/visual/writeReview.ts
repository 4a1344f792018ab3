import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countReach } from './groupByCause.ts';
import type { ScreenshotStore } from './screenshotStore.ts';
import type { VisualRun } from './results.ts';
import { writePage } from './reviewPage.ts';

export interface ReviewRequest {
  run: VisualRun;
  /** The changed files that reach each story. */
  reach: ReadonlyMap<string, readonly string[]>;
  store: ScreenshotStore;
  folder: string;
}

/** Writes the list of results, and the review page with the pictures that it shows. */
export function writeReview({ run, reach, store, folder }: ReviewRequest): void {
  const shown = run.results.filter(({ state }) => state !== 'same');
  const hashes = shown.flatMap(({ before, after, difference }) =>
    [before?.hash, after?.hash, difference?.picture].filter((hash) => hash !== undefined),
  );
  store.copyTo(join(folder, 'pictures'), hashes);
  writeFileSync(join(folder, 'result.json'), `${JSON.stringify(run, null, 1)}\n`);
  writeFileSync(join(folder, 'index.html'), writePage(run, countReach(reach.values())));
}
