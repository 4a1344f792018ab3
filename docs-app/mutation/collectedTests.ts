/** Callback of a test or a hook. */
export type Run = (...row: readonly unknown[]) => unknown;

export interface CollectedTest {
  name: string;
  run: () => unknown;
  before: readonly Run[];
  after: readonly Run[];
}

/** A `describe` block, or the file. */
interface Block {
  name: string;
  before: Run[];
  after: Run[];
}

/** Collects the tests of one file. */
export class TestCollector {
  readonly tests: CollectedTest[] = [];
  #blocks: Block[] = [{ name: '', before: [], after: [] }];

  addTest(name: string, run: () => unknown): void {
    // Hooks may follow the test in its block, so read the arrays only when the test runs.
    const blocks = [...this.#blocks];
    const names = [...blocks.slice(1).map((block) => block.name), name].join(' > ');
    this.tests.push({
      name: `${names} #${this.tests.length}`,
      run,
      get before() {
        return blocks.flatMap((block) => block.before);
      },
      get after() {
        return blocks.toReversed().flatMap((block) => block.after);
      },
    });
  }

  addBlock(name: string, collect: () => void): void {
    this.#blocks.push({ name, before: [], after: [] });
    collect();
    this.#blocks.pop();
  }

  addHook(when: 'before' | 'after', run: Run): void {
    this.#blocks.at(-1)?.[when].push(run);
  }
}

/** Runs a test with its hooks; rejects with its error, or when it takes too long. */
export async function runTest(test: CollectedTest, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took more than ${milliseconds} ms`)), milliseconds);
  });
  try {
    await Promise.race([late, runWithHooks(test)]);
  } finally {
    clearTimeout(timer);
  }
}

async function runWithHooks({ before, run, after }: CollectedTest): Promise<void> {
  try {
    for (const hook of before) await hook();
    await run();
  } finally {
    for (const hook of after) await hook();
  }
}
