import { expect, test } from 'vitest';
import { hashTree, listChanges } from './worktree.ts';

const before = new Map([
  ['src/a.ts', '1'],
  ['src/b.ts', '2'],
  ['docs-app/visual/accepted.json', '3'],
]);
const after = new Map([
  ['src/c.ts', '4'],
  ['src/a.ts', '9'],
  ['docs-app/visual/accepted.json', '5'],
]);

test('listChanges lists changed, new and removed files, except accepted.json', () => {
  expect(listChanges(before, after)).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
  expect(listChanges(before, before)).toEqual([]);
});

test('hashTree depends on sources and tools, not on accepted.json or the order of files', () => {
  const accepted = new Map(before).set('docs-app/visual/accepted.json', '7');
  const reversed = new Map([...before].toReversed());
  expect(hashTree(accepted, 'v24')).toBe(hashTree(before, 'v24'));
  expect(hashTree(reversed, 'v24')).toBe(hashTree(before, 'v24'));
  expect(hashTree(after, 'v24')).not.toBe(hashTree(before, 'v24'));
  expect(hashTree(before, 'v25')).not.toBe(hashTree(before, 'v24'));
});
