import { parentPort, workerData } from 'node:worker_threads';
import { extractComponentApis } from './extractComponentApis.ts';
import { extractHookApis } from './extractHookApis.ts';
import type { ExtractionOrder } from './extractInThread.ts';

const extractors = { components: extractComponentApis, hooks: extractHookApis };

const { kind, query } = workerData as ExtractionOrder;
parentPort?.postMessage(await extractors[kind](query));
