import { relative } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { createVitest, type Vitest } from 'vitest/node';
import { listTestFiles } from './testFiles.ts';
import {
  CHANNEL,
  type RunReply,
  type RunRequest,
  type RunnerMessage,
  type WorkerMessage,
} from './messages.ts';

interface MutantRun {
  activeMutant: { id: string };
  testFilter?: string[] | undefined;
  hitLimit?: number | undefined;
  sandboxFileName: string;
  mutantActivation: 'static' | 'runtime';
}

/**
 * Runs tests for Stryker in one persistent vitest worker: each run loads the test file and the
 * sources anew. Stryker's own runner starts a worker per mutant, which takes six times as long.
 */
export class WorkerRunner {
  #vitest: Vitest | undefined;
  #channel = new BroadcastChannel(CHANNEL);
  #receive: (message: WorkerMessage) => void = () => undefined;

  capabilities = () => ({ reloadEnvironment: true });

  async init(): Promise<void> {
    this.#channel.onmessage = (event) => this.#receive(event.data as WorkerMessage);
    this.#vitest = await createVitest('test', {
      config: 'docs-app/mutation/vitest.config.ts',
      watch: false,
      maxWorkers: 1,
      reporters: [{}],
    });
    const ready = new Promise<WorkerMessage>((receive) => (this.#receive = receive));
    const ended = this.#vitest.start().then(() => this.#explainEnd());
    await Promise.race([ready, ended]);
  }

  async dryRun({ files = [] }: { files?: string[] }) {
    const { tests, error, coverage } = await this.#ask({
      kind: 'run',
      files: [...new Set(files.flatMap((file) => listTestFiles(relative('', file))))],
    });
    if (error !== undefined) return { status: 'error', errorMessage: error };
    return {
      status: 'complete',
      tests: tests.map(({ id, milliseconds, failure }) => ({
        ...{ id, name: id, timeSpentMs: milliseconds },
        ...(failure === undefined ? { status: 0 } : { status: 1, failureMessage: failure }),
      })),
      mutantCoverage: coverage,
    };
  }

  async mutantRun(run: MutantRun) {
    const { activeMutant, testFilter, hitLimit, mutantActivation } = run;
    const files = testFilter
      ? [...new Set(testFilter.map((id) => id.slice(0, id.indexOf('#'))))]
      : listTestFiles(relative('', run.sandboxFileName));
    const { tests, error, hits } = await this.#ask({
      kind: 'run',
      files,
      filter: testFilter,
      activeMutant: activeMutant.id,
      isStatic: mutantActivation === 'static',
      hitLimit,
    });
    if (hitLimit !== undefined && hits > hitLimit) return { status: 'timeout' };
    if (error !== undefined) return { status: 'error', errorMessage: error };
    const failed = tests.find(({ failure }) => failure !== undefined);
    return failed
      ? {
          status: 'killed',
          killedBy: [failed.id],
          failureMessage: failed.failure,
          nrOfTests: tests.length,
        }
      : { status: 'survived', nrOfTests: tests.length };
  }

  async dispose(): Promise<void> {
    this.#post({ kind: 'end' });
    this.#channel.close();
    await this.#vitest?.close();
  }

  #post(message: RunnerMessage): void {
    this.#channel.postMessage(message);
  }

  async #ask(request: RunRequest): Promise<RunReply> {
    const answer = new Promise<WorkerMessage>((receive) => (this.#receive = receive));
    this.#post(request);
    return (await answer) as RunReply;
  }

  #explainEnd(): never {
    const files = this.#vitest?.state.getFiles() ?? [];
    const errors = files.flatMap(({ result }) => result?.errors ?? []);
    throw new Error(
      `docs-app/mutation/worker.ts ended too early: ${errors.map(({ message }) => message).join('; ')}`,
    );
  }
}
