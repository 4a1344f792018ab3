import { askGit, askGitMaybe } from './git.ts';

/** Position of the working tree in the Git history. */
export interface BaseFacts {
  head: string;
  /** Commit at which the branch left main; undefined without main. */
  fork?: string | undefined;
  /** Parent of `head`; undefined for the first commit. */
  parent?: string | undefined;
  /** Whether the working tree differs from `head`. */
  hasChanges: boolean;
}

/** Commit that the working tree is compared with. */
export interface Base {
  commit: string;
  /** Description of the commit for the log and the review page. */
  name: string;
}

/**
 * Chooses the base commit: where the branch left main; otherwise HEAD when the working tree has
 * changes; otherwise the parent of HEAD.
 */
export function chooseBase({ head, fork, parent, hasChanges }: BaseFacts): Base {
  if (fork && fork !== head) return { commit: fork, name: 'where this branch left main' };
  if (hasChanges || !parent) return { commit: head, name: 'HEAD' };
  return { commit: parent, name: 'HEAD~1, because the working tree equals HEAD' };
}

/**
 * Resolves a Git revision; chooses a base commit when the revision is undefined.
 * Throws when the revision does not exist.
 */
export function findBase(revision: string | undefined): Base {
  if (revision !== undefined) {
    const commit = askGitMaybe(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
    if (commit) return { commit, name: revision };
    throw new Error(
      `--base is "${revision}", which is not a commit of this repository. Use a branch, a tag or a commit; fetch it first if it exists only on a remote.`,
    );
  }
  return chooseBase(readFacts());
}

function readFacts(): BaseFacts {
  const forks = ['main', 'origin/main'].map((main) => askGitMaybe(['merge-base', 'HEAD', main]));
  return {
    head: askGit(['rev-parse', 'HEAD']).trim(),
    fork: forks.find(Boolean),
    parent: askGitMaybe(['rev-parse', '--verify', '--quiet', 'HEAD~1']),
    hasChanges: askGitMaybe(['status', '--porcelain']) !== undefined,
  };
}
