import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ApiQuery, Extracted } from './apiCache.ts';

/** What a thread is to read. */
export interface ExtractionOrder {
  kind: 'components' | 'hooks' | 'functions';
  query: ApiQuery;
}

/** One line of work for each core: a compiler needs some hundred megabytes. */
const lanes = Array.from({ length: availableParallelism() }, () => Promise.resolve());
let orders = 0;

/** Reads the API of exports in a thread of its own, at most as many at a time as there are cores. */
export function extractInThread<Api>(order: ExtractionOrder): Promise<Extracted<Api>> {
  const lane = orders % lanes.length;
  orders += 1;
  const result = (lanes[lane] ?? Promise.resolve()).then(() => run<Api>(order));
  lanes[lane] = result.then(
    () => {},
    () => {},
  );
  return result;
}

function run<Api>(workerData: ExtractionOrder): Promise<Extracted<Api>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./extractWorker.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The API of ${workerData.kind} was not read.`)));
  });
}
