import { findBase } from './chooseBase.ts';
import { askGit, askGitMaybe, splitNames } from './git.ts';

/**
 * Lists files that differ from the base commit of `findBase`, including uncommitted and untracked
 * files. Returns an empty list outside of a Git repository.
 */
export function listChangedFiles(): string[] {
  if (askGitMaybe(['rev-parse', '--verify', '--quiet', 'HEAD']) === undefined) return [];
  const { commit } = findBase(undefined);
  const differing = splitNames(askGit(['diff', '--name-only', '-z', commit]));
  const untracked = splitNames(askGit(['ls-files', '-z', '--others', '--exclude-standard']));
  return [...new Set([...differing, ...untracked])];
}
