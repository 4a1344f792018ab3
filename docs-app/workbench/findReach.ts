import { matchesGlob } from 'node:path';
import type { Story } from './listStories.ts';
import { listReached, VIRTUAL, type ImportGraph } from './importGraph.ts';

const PREVIEW = '.storybook/preview.tsx';

/** Files outside of the import graph on which every story depends. */
const SHARED =
  /^(package-lock\.json|(src\/)?tsconfig[^/]*\.json|(src|docs-app\/[^/]+(\/[^/]+)?)\/package\.json|\.storybook\/(?!test-runner|vitest|tsconfig|.*\.test\.).*)$/;

export interface ReachInput {
  stories: readonly Story[];
  /** Changed files, relative to the project's folder. */
  changes: readonly string[];
  graph: ImportGraph;
  /** Globs of files that stories use without importing: `externals` of `chromatic.config.json`. */
  externals: readonly string[];
}

/** Maps stories to the changed files that reach them. Omits stories that no change reaches. */
export function findReach({
  stories,
  changes,
  graph,
  externals,
}: ReachInput): Map<string, string[]> {
  if (changes.length === 0) return new Map();
  const preview = listReached([PREVIEW], graph);
  const shared = changes.filter(
    (path) =>
      SHARED.test(path) || preview.has(path) || externals.some((glob) => matchesGlob(path, glob)),
  );
  const changed = new Set([...changes, VIRTUAL]);
  const byFile = new Map<string, string[]>();
  for (const file of new Set(stories.map((story) => story.file))) {
    const reached = [...listReached([file], graph)].filter((path) => changed.has(path));
    byFile.set(file, [...new Set([...reached, ...shared])]);
  }
  return new Map(
    stories.flatMap(({ id, file }) => {
      const causes = byFile.get(file) ?? [];
      return causes.length > 0 ? [[id, causes] as const] : [];
    }),
  );
}
