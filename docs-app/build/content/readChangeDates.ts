import { posix } from 'node:path';
import { askGit, askGitMaybe } from '../../node/git.ts';
import { ROOT } from '../../node/paths.ts';
import { isInside } from '../../node/posixPaths.ts';

const COMMIT = '\u0001';

/**
 * Reads the date of the last commit to each product folder and page folder, by path relative to
 * the project. Returns no dates without Git history or in a shallow clone, which lacks the commits.
 */
export function readChangeDates(productsDir: string, root = ROOT): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  let day = '';
  for (const part of readLog(productsDir, root)) {
    // Git prints a line break before the first file name of a commit.
    const folder = pageFolder(part.replace(/^\n/, ''));
    if (part.startsWith(COMMIT)) day = part.slice(1);
    else if (part !== '' && !dates.has(folder)) dates.set(folder, day);
  }
  return dates;
}

/** Returns the folder of the page that a file belongs to; demos belong to their page. */
export function pageFolder(path: string): string {
  const folder = posix.dirname(path);
  return path.endsWith('/page.mdx') ? folder : folder.replace(/\/demos\/[^/]+$/, '');
}

/** Lists commits and file names. With `-z`, Git does not quote names such as `安装`. */
function readLog(productsDir: string, root: string): string[] {
  if (!isInside(productsDir, root)) return [];
  if (askGitMaybe(['rev-parse', '--is-shallow-repository'], root) !== 'false') return [];
  const format = ['-z', '--name-only', `--format=${COMMIT}%cs`];
  try {
    const options = ['--no-renames', '--relative', ...format];
    return askGit(['log', ...options, '--', productsDir], '', root).split('\0');
  } catch {
    return [];
  }
}
