import { execFileSync } from 'node:child_process';
import type { Evidence } from '@vitrine/ui/core';
import { ROOT } from './paths.ts';

/** Reads the checked-out commit and whether files changed; the commit is empty without Git. */
export function readCommit(): Pick<Evidence, 'commit' | 'changed'> {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), changed: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: '', changed: false };
  }
}
