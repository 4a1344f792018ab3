import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listChangedFiles } from './changedFiles.ts';
import { findBase } from './chooseBase.ts';
import { readCommit } from './readCommit.ts';

let dir = '';

function git(...args: readonly string[]): void {
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@docs.test'];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' };
  execFileSync('git', [...author, ...args], { cwd: dir, env, stdio: 'pipe' });
}

function write(path: string, text: string): void {
  mkdirSync(join(dir, path, '..'), { recursive: true });
  writeFileSync(join(dir, path), text);
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-changes-'));
  git('init', '--quiet', '-b', 'trunk');
  for (const text of ['1', '2']) {
    write('docs/src/安装.ts', text);
    write('other/src/a.ts', text);
    git('add', '.');
    git('commit', '--quiet', '-m', text);
  }
});

afterEach(() => rmSync(dir, { recursive: true }));

describe('a project in a folder of its repository', () => {
  test('lists changed and untracked files by their path from the project', () => {
    write('docs/src/安装.ts', '3');
    write('docs/src/new.ts', '3');
    write('other/src/a.ts', '3');
    expect(listChangedFiles(join(dir, 'docs'))).toEqual(['src/安装.ts', 'src/new.ts']);
    expect(readCommit(join(dir, 'docs')).changed).toBe(true);
    expect(findBase(undefined, join(dir, 'docs')).name).toBe('HEAD');
  });

  test('has no changes when only files outside of the project differ', () => {
    write('other/src/a.ts', '3');
    expect(readCommit(join(dir, 'docs')).changed).toBe(false);
    expect(findBase(undefined, join(dir, 'docs')).name).toContain('HEAD~1');
  });
});
