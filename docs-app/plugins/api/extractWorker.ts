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

// What an extraction throws ends the thread, and so reaches whoever gave the order.
parentPort?.on('message', async ({ kind, query }: ExtractionOrder) => {
  parentPort?.postMessage(await extractors[kind](query));
});
