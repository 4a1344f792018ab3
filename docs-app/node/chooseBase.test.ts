import { expect, test } from 'vitest';
import { chooseBase, type BaseFacts } from './chooseBase.ts';

const table: [string, BaseFacts, string][] = [
  ['the fork point of a branch', { head: 'c', fork: 'a', parent: 'b', hasChanges: true }, 'a'],
  ['HEAD when main has changes', { head: 'c', parent: 'b', hasChanges: true }, 'c'],
  [
    'the parent of HEAD when main has no changes',
    { head: 'c', parent: 'b', hasChanges: false },
    'b',
  ],
  ['the parent of HEAD when there is no main', { head: 'c', parent: 'b', hasChanges: false }, 'b'],
  ['HEAD when it is the first commit', { head: 'c', hasChanges: false }, 'c'],
];

test.each(table)('chooses the base commit: %s', (_name, facts, commit) => {
  expect(chooseBase(facts).commit).toBe(commit);
});
