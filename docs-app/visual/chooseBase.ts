import { askGit, askGitMaybe } from '../node/git.ts';

/** What is known of the place in history at which the tree stands. */
export interface BaseFacts {
  head: string;
  /** Where the branch left main; nothing where there is no main. */
  fork?: string | undefined;
  /** The commit before, if there is one. */
  parent?: string | undefined;
  /** Whether the tree differs from its commit. */
  hasChanges: boolean;
}

/** What this tree is compared with. */
export interface Base {
  commit: string;
  /** Says which commit it is, for people. */
  name: string;
}

/** Chooses what a tree is compared with when nobody says it: what a reviewer would ask for. */
export function chooseBase({ head, fork, parent, hasChanges }: BaseFacts): Base {
  if (fork && fork !== head) return { commit: fork, name: 'where this branch left main' };
  if (hasChanges || !parent) return { commit: head, name: 'HEAD, which this tree differs from' };
  return { commit: parent, name: 'HEAD~1, because this tree is HEAD' };
}

/** Finds the commit that is asked for, or chooses one. */
export function findBase(given: string | undefined): Base {
  if (given !== undefined) {
    const commit = askGitMaybe(['rev-parse', '--verify', '--quiet', `${given}^{commit}`]);
    if (commit) return { commit, name: given };
    throw new Error(
      `--base is "${given}", which names no commit here. Give a branch, a tag or a commit; fetch it first if it is elsewhere.`,
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
