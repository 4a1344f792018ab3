import { findBase } from './chooseBase.ts';
import { askGit, askGitMaybe, splitNames } from '../node/git.ts';

/**
 * Lists the files that differ from the base that `findBase` chooses, uncommitted and untracked ones included.
 * Outside of a repository there are none.
 */
export function listChangedFiles(): string[] {
  if (askGitMaybe(['rev-parse', '--verify', '--quiet', 'HEAD']) === undefined) return [];
  const { commit } = findBase(undefined);
  const differing = splitNames(askGit(['diff', '--name-only', '-z', commit]));
  const untracked = splitNames(askGit(['ls-files', '-z', '--others', '--exclude-standard']));
  return [...new Set([...differing, ...untracked])];
}
