import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ApiQuery, Extracted } from './apiCache.ts';

/** Extraction that a worker thread runs. */
export interface ExtractionOrder {
  kind: 'components' | 'hooks' | 'functions';
  query: ApiQuery;
}

interface Lane {
  /** Worker of all orders of the lane; a new one needs a second to load the compiler. */
  worker?: Worker | undefined;
  waiting: number;
  last: Promise<void>;
}

/** One queue of orders for each core, because a compiler needs several hundred megabytes. */
const lanes = Array.from({ length: availableParallelism() }, (): Lane => ({
  waiting: 0,
  last: Promise.resolve(),
}));
let orders = 0;

/** Extracts the API of exports in a worker thread; runs at most one thread per core. */
export function extractInThread<Api>(order: ExtractionOrder): Promise<Extracted<Api>> {
  const lane = lanes[orders % lanes.length]!;
  orders += 1;
  lane.waiting += 1;
  const result = lane.last.then(() => run<Api>(lane, order));
  lane.last = result.then(
    () => end(lane),
    () => end(lane),
  );
  return result;
}

/** Terminates the worker of a lane when no orders are waiting. */
async function end(lane: Lane): Promise<void> {
  lane.waiting -= 1;
  if (lane.waiting > 0) return;
  const { worker } = lane;
  lane.worker = undefined;
  await worker?.terminate();
}

function run<Api>(lane: Lane, order: ExtractionOrder): Promise<Extracted<Api>> {
  const worker = (lane.worker ??= new Worker(new URL('./extractWorker.ts', import.meta.url)));
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      lane.worker = undefined;
      reject(error);
    };
    const onExit = () =>
      fail(new Error(`The worker that reads the API of ${order.kind} exited without a result.`));
    worker.once('error', fail);
    worker.once('exit', onExit);
    worker.once('message', (extracted: Extracted<Api>) => {
      worker.off('error', fail).off('exit', onExit);
      resolve(extracted);
    });
    worker.postMessage(order);
  });
}
