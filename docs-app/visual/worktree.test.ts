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

test('changes are files that are other ones, new or gone, but not what is accepted', () => {
  expect(listChanges(before, after)).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
  expect(listChanges(before, before)).toEqual([]);
});

test('a workbench is built anew for other sources or other tools, not for what is accepted', () => {
  const accepted = new Map(before).set('docs-app/visual/accepted.json', '7');
  const turned = new Map([...before].toReversed());
  expect(hashTree(accepted, 'v24')).toBe(hashTree(before, 'v24'));
  expect(hashTree(turned, 'v24')).toBe(hashTree(before, 'v24'));
  expect(hashTree(after, 'v24')).not.toBe(hashTree(before, 'v24'));
  expect(hashTree(before, 'v25')).not.toBe(hashTree(before, 'v24'));
});
