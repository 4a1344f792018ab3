import { matchesGlob } from 'node:path';
import type { Story } from './listStories.ts';
import { measureImports, VIRTUAL, type ImportGraph } from './importGraph.ts';
import { interleaveFiles } from './interleaveFiles.ts';

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

/** Changed files that reach a story file. */
interface FileReach {
  causes: string[];
  /** Number of imports from the story file to the nearest changed file. */
  distance: number;
}

/**
 * Maps stories to the changed files that reach them. Omits stories that no change reaches.
 * Stories with the fewest imports to a changed file come first. At an equal number, the first story
 * of every file comes before the second of any file.
 */
export function findReach(input: ReachInput): Map<string, string[]> {
  const { stories, changes } = input;
  if (changes.length === 0) return new Map();
  const byFile = findFileReach(input);
  return new Map(
    interleaveFiles(stories)
      .flatMap(({ id, file }) => {
        const reach = byFile.get(file);
        return reach ? [{ id, ...reach }] : [];
      })
      .toSorted((a, b) => a.distance - b.distance)
      .map(({ id, causes }) => [id, causes]),
  );
}

function findFileReach({ stories, changes, graph, externals }: ReachInput): Map<string, FileReach> {
  const preview = measureImports([PREVIEW], graph);
  const shared = changes.filter(
    (path) =>
      SHARED.test(path) || preview.has(path) || externals.some((glob) => matchesGlob(path, glob)),
  );
  const changed = new Set([...changes, VIRTUAL]);
  const byFile = new Map<string, FileReach>();
  for (const file of new Set(stories.map((story) => story.file))) {
    const reached = [...measureImports([file], graph)].filter(([path]) => changed.has(path));
    const causes = [...new Set([...reached.map(([path]) => path), ...shared])];
    const [, distance = Number.MAX_SAFE_INTEGER] = reached[0] ?? [];
    if (causes.length > 0) byFile.set(file, { causes, distance });
  }
  return byFile;
}
