import { parentPort } from 'node:worker_threads';
import { extractComponentApis } from './extractComponentApis.ts';
import { extractFunctionApis } from './extractFunctionApis.ts';
import { extractHookApis } from './extractHookApis.ts';
import type { ExtractionOrder } from './extractInThread.ts';

const extractors = {
  components: extractComponentApis,
  hooks: extractHookApis,
  functions: extractFunctionApis,
};

// An error ends the thread, and rejects the order through the worker's `error` event.
parentPort?.on('message', async ({ kind, query }: ExtractionOrder) => {
  parentPort?.postMessage(await extractors[kind](query));
});
