import type { Story } from '../scripts/listStories.ts';
import { listReached, type ImportGraph } from './readImportGraph.ts';

/** Files outside of the graph on which every story depends. */
const FOR_ALL =
  /^(package-lock\.json|public\/.*|(src\/)?tsconfig[^/]*\.json|(src|docs-app\/[^/]+(\/[^/]+)?)\/package\.json|\.storybook\/(?!test-runner|vitest|tsconfig|[^/]*\.test\.).*)$/;

/** Finds, for each story that a change can reach, the changed files that reach it. */
export function findReach(
  stories: readonly Story[],
  changes: readonly string[],
  { imports, shared }: ImportGraph,
): Map<string, string[]> {
  if (changes.length === 0) return new Map();
  const importsOf = (path: string) => imports[path] ?? [];
  const forAll = changes.filter((path) => FOR_ALL.test(path) || shared.includes(path));
  const changed = new Set(changes);
  // What is made when the workbench is built can come from any file.
  const isChanged = (path: string) => changed.has(path) || path.startsWith('virtual:');
  const byFile = new Map<string, string[]>();
  for (const { file } of stories) {
    if (byFile.has(file)) continue;
    const reached = [...listReached([file], importsOf)].filter(isChanged);
    byFile.set(file, [...new Set([...reached, ...forAll])]);
  }
  return new Map(
    stories.flatMap(({ id, file }) => {
      const causes = byFile.get(file) ?? [];
      return causes.length > 0 ? [[id, causes] as const] : [];
    }),
  );
}
