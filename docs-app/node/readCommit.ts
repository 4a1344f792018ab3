import { execFileSync } from 'node:child_process';
import type { Evidence } from '@vitrine/ui/core';
import { ROOT } from './paths.ts';

/** Reads the commit and whether files of the project changed; the commit is empty without Git. */
export function readCommit(cwd = ROOT): Pick<Evidence, 'commit' | 'changed'> {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return {
      commit: git('rev-parse', 'HEAD'),
      changed: git('status', '--porcelain', '--', '.') !== '',
    };
  } catch {
    return { commit: '', changed: false };
  }
}
