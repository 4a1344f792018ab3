import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, VISUAL_REVIEW } from '../node/paths.ts';

const cache = join(ROOT, 'node_modules/.cache/vitrine/visual');
const project = createHash('sha256').update(ROOT).digest('hex').slice(0, 12);

/** Files and folders of a run. */
export const paths = {
  /** Built workbenches, by the hash of their sources. */
  builds: join(cache, 'builds'),
  /** Caches of the build tools. */
  toolCache: join(cache, 'tools'),
  /** The review page, its screenshots and the list of results. */
  review: VISUAL_REVIEW,
  /** Reviewed differences that are intended. */
  accepted: join(ROOT, 'docs-app/visual/accepted.json'),
  /**
   * Folder in which the base commit and the current files are built, one after the other, so that
   * both builds have the same absolute paths. The folder is outside of `node_modules`, because
   * tools treat files in `node_modules` as third-party code.
   */
  work: join(tmpdir(), `vitrine-visual-${project}`),
};

/** Source tree of the current build. */
export const worktree = join(paths.work, 'tree');
