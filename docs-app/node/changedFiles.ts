import { findBase } from './chooseBase.ts';
import { askGit, askGitMaybe, splitNames } from './git.ts';
import { ROOT } from './paths.ts';

/**
 * Lists files that differ from the base commit of `findBase`, including uncommitted and untracked
 * files, by path from the project. Returns an empty list outside of a Git repository.
 */
export function listChangedFiles(cwd = ROOT): string[] {
  if (askGitMaybe(['rev-parse', '--verify', '--quiet', 'HEAD'], cwd) === undefined) return [];
  const { commit } = findBase(undefined, cwd);
  const differing = splitNames(
    askGit(['diff', '--name-only', '--relative', '-z', commit], '', cwd),
  );
  const untracked = splitNames(
    askGit(['ls-files', '-z', '--others', '--exclude-standard'], '', cwd),
  );
  return [...new Set([...differing, ...untracked])];
}
