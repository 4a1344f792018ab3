import { parentPort, workerData } from 'node:worker_threads';
import { extractComponentApis } from './extractComponentApis.ts';
import { extractFunctionApis } from './extractFunctionApis.ts';
import { extractHookApis } from './extractHookApis.ts';
import type { ExtractionOrder } from './extractInThread.ts';

const extractors = {
  components: extractComponentApis,
  hooks: extractHookApis,
  functions: extractFunctionApis,
};

const { kind, query } = workerData as ExtractionOrder;
parentPort?.postMessage(await extractors[kind](query));
