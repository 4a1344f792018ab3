import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mergeTestFiles } from './mergeTestFiles.ts';

const ids = Array.from({ length: 40 }, (_, place) => `invoice-${place % 8}--state-${place}`);

/** Formats a story as the test-runner does in a generated test file. */
const story = (id: string) =>
  [
    `  describe("${id}", () => {`,
    '    it("smoke-test", async () => {',
    `      const context = { id: "${id}" };`,
    '    });',
    '  });',
  ].join('\n');

/** Writes one test file per title and merges them; returns the stories of each merged file. */
function merge(count: number, only?: readonly string[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [title, group] of Map.groupBy(ids, (id) => id.split('--')[0])) {
    const text = `describe("${title}", () => {\n${group.map(story).join('\n')}\n});`;
    writeFileSync(join(folder, `${title}.test.js`), text);
  }
  mergeTestFiles(folder, count, only);
  return readdirSync(folder).map((name) => {
    const stories: string[] = [];
    const describe = (id: string, nest: () => void) => {
      if (id.includes('--')) stories.push(id);
      nest();
    };
    new Function('describe', 'it', readFileSync(join(folder, name), 'utf8'))(describe, () => {});
    return stories;
  });
}

test('merges every story exactly once into test files of similar size', () => {
  const files = merge(3);
  expect(files).toHaveLength(3);
  expect(files.flat().toSorted()).toEqual(ids.toSorted());
  for (const { length } of files) expect(length).toBeGreaterThan(9);
});

test('keeps only stories whose whole id is in the list', () => {
  const only = ['invoice-1--state-1', 'invoice-1--state-17', 'invoice-4--state-36'];
  expect(merge(3, only).flat().toSorted()).toEqual(only);
});

test('writes no file when no story id is in the list', () => {
  expect(merge(3, ['invoice-1--state-2'])).toEqual([]);
});
