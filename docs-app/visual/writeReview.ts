import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countReach } from './groupByCause.ts';
import type { ScreenshotStore } from './screenshotStore.ts';
import type { VisualRun } from './results.ts';
import { writePage } from './reviewPage.ts';

export interface ReviewRequest {
  run: VisualRun;
  /** Changed files that reach each story. */
  reach: ReadonlyMap<string, readonly string[]>;
  store: ScreenshotStore;
  folder: string;
}

/** Writes the list of results, the review page and its screenshots. */
export function writeReview({ run, reach, store, folder }: ReviewRequest): void {
  const listedResults = run.results.filter(({ state }) => state !== 'same');
  const hashes = listedResults.flatMap(({ before, after, difference }) =>
    [before?.hash, after?.hash, difference?.picture].filter((hash) => hash !== undefined),
  );
  store.copyTo(join(folder, 'pictures'), hashes);
  writeFileSync(join(folder, 'result.json'), `${JSON.stringify(run, null, 1)}\n`);
  writeFileSync(join(folder, 'index.html'), writePage(run, countReach(reach.values())));
}
