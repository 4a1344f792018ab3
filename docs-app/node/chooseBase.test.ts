import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseBase, findFork, type BaseFacts } from './chooseBase.ts';

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

/** Creates a repository with four commits, and passes their hashes, oldest first. */
function withRepository(check: (cwd: string, commits: string[]) => void): void {
  const cwd = mkdtempSync(join(tmpdir(), 'vitrine-base-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });
  const author = [
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@b.example',
    '-c',
    'commit.gpgSign=false',
  ];
  try {
    git('init', '--quiet');
    for (const message of ['1', '2', '3', '4'])
      git(...author, 'commit', '--quiet', '--allow-empty', '--message', message);
    check(cwd, git('rev-list', '--reverse', 'HEAD').trim().split('\n'));
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

test.each([
  ['local main is older than origin/main', 0, 2],
  ['origin/main is older than local main', 2, 0],
])('finds the fork nearest to HEAD when %s', (_name, main, origin) => {
  withRepository((cwd, commits) => {
    const point = (ref: string, index: number) =>
      execFileSync('git', ['update-ref', ref, commits[index]!], { cwd });
    execFileSync('git', ['checkout', '--quiet', '--detach'], { cwd });
    point('refs/heads/main', main);
    point('refs/remotes/origin/main', origin);
    expect(findFork(commits[3]!, cwd)).toBe(commits[2]);
  });
});
