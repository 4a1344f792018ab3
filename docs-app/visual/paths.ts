import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../node/paths.ts';

const cache = join(ROOT, 'node_modules/.cache/vitrine/visual');
const project = createHash('sha256').update(ROOT).digest('hex').slice(0, 12);

/** Where things are. */
export const paths = {
  /** Workbenches that were built, by the hash of their sources. */
  builds: join(cache, 'builds'),
  /** What tools remember from build to build. */
  toolCache: join(cache, 'tools'),
  /** The page with the differences, their pictures and the list of results. */
  review: join(cache, 'review'),
  /** Differences that somebody has looked at and wants. */
  accepted: join(ROOT, 'docs-app/visual/accepted.json'),
  /**
   * Both trees are built here, one after the other: outside of node_modules, which tools treat as code of others, and
   * at one address, so that no path can make a difference.
   */
  work: join(tmpdir(), `vitrine-visual-${project}`),
};

/** The tree that is built at the moment. */
export const worktree = join(paths.work, 'tree');
