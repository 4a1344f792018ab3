import { execFileSync } from 'node:child_process';
import type { Evidence } from '@vitrine/ui/core';
import { ROOT } from './paths.ts';

/** Reads which commit is checked out; outside of a repository the name is empty. */
export function readCommit(): Pick<Evidence, 'commit' | 'changed'> {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), changed: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: '', changed: false };
  }
}
