import { ProgressReporter } from './ProgressReporter.ts';
import { WorkerRunner } from './WorkerRunner.ts';

/** Plugins that Stryker loads. */
export const strykerPlugins = [
  { kind: 'TestRunner', name: 'vitest-worker', injectableClass: WorkerRunner },
  { kind: 'Reporter', name: 'files', injectableClass: ProgressReporter },
];
