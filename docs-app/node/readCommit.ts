import { execFileSync } from 'node:child_process';
import type { Evidence } from '@vitrine/ui/core';
import { ROOT } from './paths.ts';

/** Reads the commit that is checked out; empty outside a repository. */
export function readCommit(): Pick<Evidence, 'commit' | 'changed'> {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), changed: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: '', changed: false };
  }
}
