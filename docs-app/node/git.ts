import { execFileSync } from 'node:child_process';
import { ROOT } from './paths.ts';

const LARGEST_ANSWER = 256 * 1024 * 1024;

/** Asks Git about the project; nothing that is asked here changes it. */
export function askGit(args: readonly string[], input?: string, cwd = ROOT): string {
  return execFileSync('git', args, {
    cwd,
    input: input ?? '',
    encoding: 'utf8',
    maxBuffer: LARGEST_ANSWER,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Asks Git what it may not know. */
export function askGitMaybe(args: readonly string[]): string | undefined {
  try {
    return askGit(args).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Reads names that Git ends with a zero, as it does with `-z`. */
export function splitNames(answer: string): string[] {
  return answer.split('\0').filter(Boolean);
}
