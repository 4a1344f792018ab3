import { askGit, askGitMaybe } from './git.ts';
import { ROOT } from './paths.ts';

/** Position of the working tree in the Git history. */
export interface BaseFacts {
  head: string;
  /** Commit at which HEAD left main or origin/main; undefined when HEAD is on those that exist. */
  fork?: string | undefined;
  /** Parent of `head`; undefined for the first commit. */
  parent?: string | undefined;
  /** Whether the project's files differ from `head`. */
  hasChanges: boolean;
}

/** Commit that the working tree is compared with. */
export interface Base {
  commit: string;
  /** Description of the commit for the log and the review page. */
  name: string;
}

/**
 * Chooses the base commit: where HEAD left main or origin/main; otherwise HEAD when the working
 * tree has changes; otherwise the parent of HEAD.
 */
export function chooseBase({ head, fork, parent, hasChanges }: BaseFacts): Base {
  if (fork) return { commit: fork, name: 'where HEAD left main or origin/main' };
  if (hasChanges || !parent) return { commit: head, name: 'HEAD' };
  return { commit: parent, name: 'HEAD~1, because the working tree equals HEAD' };
}

/**
 * Resolves a Git revision; chooses a base commit when the revision is undefined.
 * Throws when the revision does not exist.
 */
export function findBase(revision: string | undefined, cwd = ROOT): Base {
  if (revision !== undefined) {
    const commit = askGitMaybe(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], cwd);
    if (commit) return { commit, name: revision };
    throw new Error(
      `--base is "${revision}", which is not a commit of this repository. Use a branch, a tag or a commit; fetch it first if it exists only on a remote.`,
    );
  }
  return chooseBase(readFacts(cwd));
}

function readFacts(cwd: string): BaseFacts {
  const head = askGit(['rev-parse', 'HEAD'], '', cwd).trim();
  return {
    head,
    fork: findFork(head, cwd),
    parent: askGitMaybe(['rev-parse', '--verify', '--quiet', 'HEAD~1'], cwd),
    hasChanges: askGitMaybe(['status', '--porcelain', '--', '.'], cwd) !== undefined,
  };
}

/** Finds the fork nearest to HEAD, because main or origin/main may be outdated. */
export function findFork(head: string, cwd = ROOT): string | undefined {
  const forks = ['main', 'origin/main'].flatMap((main) => {
    const commit = askGitMaybe(['merge-base', head, main], cwd);
    if (!commit || commit === head) return [];
    const distance = Number(askGit(['rev-list', '--count', `${commit}..${head}`], '', cwd));
    return [{ commit, distance }];
  });
  return forks.toSorted((a, b) => a.distance - b.distance)[0]?.commit;
}
