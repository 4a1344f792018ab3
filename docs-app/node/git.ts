import { execFileSync } from 'node:child_process';
import { ROOT } from './paths.ts';

const LARGEST_ANSWER = 256 * 1024 * 1024;

/** Runs a read-only Git command and returns its output. */
export function askGit(args: readonly string[], input?: string, cwd = ROOT): string {
  return execFileSync('git', args, {
    cwd,
    input: input ?? '',
    encoding: 'utf8',
    maxBuffer: LARGEST_ANSWER,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Runs a read-only Git command; returns undefined when it fails or prints nothing. */
export function askGitMaybe(args: readonly string[], cwd = ROOT): string | undefined {
  try {
    return askGit(args, '', cwd).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Splits the NUL-terminated names in the output of a Git command with `-z`. */
export function splitNames(answer: string): string[] {
  return answer.split('\0').filter(Boolean);
}
