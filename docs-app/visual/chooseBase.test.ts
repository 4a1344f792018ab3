import { expect, test } from 'vitest';
import { chooseBase, type BaseFacts } from './chooseBase.ts';

const table: [string, BaseFacts, string][] = [
  ['a branch: where it left main', { head: 'c', fork: 'a', parent: 'b', hasChanges: true }, 'a'],
  ['main with changes: its commit', { head: 'c', fork: 'c', parent: 'b', hasChanges: true }, 'c'],
  [
    'main as committed: the commit before',
    { head: 'c', fork: 'c', parent: 'b', hasChanges: false },
    'b',
  ],
  ['no main: as on main', { head: 'c', parent: 'b', hasChanges: false }, 'b'],
  ['the first commit: itself', { head: 'c', fork: 'c', hasChanges: false }, 'c'],
];

test.each(table)('the base of %s', (_name, facts, commit) => {
  expect(chooseBase(facts).commit).toBe(commit);
});
