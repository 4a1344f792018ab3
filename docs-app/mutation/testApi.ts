import { expect, vi } from 'vitest';
import type { Run, TestCollector } from './collectedTests.ts';

declare global {
  var collectedTests: TestCollector;
}

type Table = readonly unknown[];

/** Returns the arguments of each row; like vitest, spreads rows when all of them are arrays. */
function listRows(table: Table): readonly (readonly unknown[])[] {
  return table.every((row) => Array.isArray(row)) ? table : table.map((row) => [row]);
}

/** Replaces `test` of vitest, because each mutant collects the file again. */
export function test(name: string, run: () => unknown): void {
  globalThis.collectedTests.addTest(name, run);
}

test.each = (table: Table) => (name: string, run: Run) => {
  for (const row of listRows(table)) test(name, () => run(...row));
};

/** Replaces `describe` of vitest. */
export function describe(name: string, collect: () => void): void {
  globalThis.collectedTests.addBlock(name, collect);
}

describe.each = (table: Table) => (name: string, collect: Run) => {
  for (const row of listRows(table)) describe(name, () => void collect(...row));
};

/** Replaces `beforeEach` of vitest. */
export function beforeEach(run: Run): void {
  globalThis.collectedTests.addHook('before', run);
}

/** Replaces `afterEach` of vitest. */
export function afterEach(run: Run): void {
  globalThis.collectedTests.addHook('after', run);
}

export { expect, test as it, vi };
