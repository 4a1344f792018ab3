import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import fc from 'fast-check';
import { test, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { runTest, TestCollector, type CollectedTest } from './collectedTests.ts';
import {
  CHANNEL,
  type MutantCoverage,
  type RunnerMessage,
  type RunReply,
  type RunRequest,
  type TestOutcome,
} from './messages.ts';

/** Object that Stryker's instrumented code shares with the test runner. */
interface Namespace {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: MutantCoverage | undefined;
}

/** Time limit of a test on a busy machine. */
const TEST_MS = 20_000;
const SETUP = fileURLToPath(new URL('../../.storybook/vitest.setup.ts', import.meta.url));

declare global {
  var __stryker__: Namespace | undefined;
}

const stryker = (globalThis.__stryker__ ??= {});

/** Sets up the environment that a test file names in its first line. */
async function setUpEnvironment(file: string): Promise<() => void> {
  // The parentheses keep vitest from reading this line as the environment of the worker.
  if (!/^\/\/ @vitest-environment (jsdom)/.test(readFileSync(file, 'utf8'))) return () => undefined;
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
  return () => void teardown(globalThis);
}

/** Loads a test file and its imports anew, without timers, globals and mocks of earlier tests. */
async function collect(file: string): Promise<readonly CollectedTest[]> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  globalThis.collectedTests = new TestCollector();
  await import(SETUP);
  await import(file);
  return globalThis.collectedTests.tests;
}

async function runCollected(test: CollectedTest, id: string): Promise<TestOutcome> {
  const since = performance.now();
  stryker.currentTestId = id;
  try {
    await runTest(test, TEST_MS);
    return { id, milliseconds: performance.now() - since };
  } catch (error) {
    return { id, milliseconds: performance.now() - since, failure: String(error) };
  } finally {
    stryker.currentTestId = undefined;
  }
}

/** Runs the tests of files; with a mutant, stops at the first failure. */
async function runFiles(request: RunRequest): Promise<TestOutcome[]> {
  const { files, filter, activeMutant, isStatic } = request;
  const outcomes: TestOutcome[] = [];
  for (const file of files) {
    using _ = { [Symbol.dispose]: await setUpEnvironment(file) };
    stryker.activeMutant = isStatic ? activeMutant : undefined;
    const tests = await collect(file);
    stryker.activeMutant = activeMutant;
    for (const test of tests) {
      const id = `${file}#${test.name}`;
      if (filter && !filter.includes(id)) continue;
      const outcome = await runCollected(test, id);
      outcomes.push(outcome);
      if (outcome.failure !== undefined && activeMutant !== undefined) return outcomes;
    }
  }
  return outcomes;
}

async function reply(request: RunRequest): Promise<RunReply> {
  const coverage: MutantCoverage = { static: {}, perTest: {} };
  stryker.mutantCoverage = coverage;
  stryker.hitCount = 0;
  stryker.hitLimit = request.hitLimit;
  try {
    const tests = await runFiles(request);
    return { kind: 'reply', tests, hits: stryker.hitCount, coverage };
  } catch (error) {
    return { kind: 'reply', tests: [], error: String(error), hits: stryker.hitCount, coverage };
  } finally {
    stryker.activeMutant = undefined;
  }
}

test('replies to run requests until the runner ends the run', async () => {
  fc.configureGlobal({ seed: 31 });
  const channel = new BroadcastChannel(CHANNEL);
  await new Promise<void>((resolve) => {
    channel.onmessage = (event) => {
      const message = event.data as RunnerMessage;
      if (message.kind === 'end') return resolve();
      return reply(message).then((answer) => channel.postMessage(answer));
    };
    channel.postMessage({ kind: 'ready' });
  });
  channel.close();
});
