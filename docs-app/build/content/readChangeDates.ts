import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { ROOT } from '../../node/paths.ts';
import { isInside } from '../../node/posixPaths.ts';

const COMMIT = '\u0001';

/** Reads the date of the last commit to each page folder; empty without a git history. */
export function readChangeDates(productsDir: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  let day = '';
  for (const line of readLog(productsDir).split('\n')) {
    if (line.startsWith(COMMIT)) day = line.slice(1);
    else if (line && !dates.has(pageFolder(line))) dates.set(pageFolder(line), day);
  }
  return dates;
}

/** Returns the folder of the page that a file belongs to; demos belong to their page. */
export function pageFolder(path: string): string {
  return posix.dirname(path).replace(/\/demos\/.*$/, '');
}

function readLog(productsDir: string): string {
  const args = ['log', '--no-renames', '--name-only', `--format=${COMMIT}%cs`, '--', '.'];
  try {
    if (!isInside(productsDir, ROOT)) return '';
    return execFileSync('git', args, {
      cwd: productsDir,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
