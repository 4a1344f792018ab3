import type { ScreenshotResult } from './results.ts';

/** Screenshots with the same difference. */
export type SameDiff = readonly [ScreenshotResult, ...ScreenshotResult[]];

/** Differences with the same probable cause, according to the import graph. */
export interface CauseGroup {
  /** Changed file that reaches the fewest stories; undefined when no changed file reaches any. */
  cause: string | undefined;
  /** Other changed files that reach all stories of the group. */
  others: string[];
  alike: SameDiff[];
}

/** Groups differences by the changed file that reaches the fewest stories, then by equality. */
export function groupByCause(
  results: readonly ScreenshotResult[],
  reach: ReadonlyMap<string, number>,
): CauseGroup[] {
  const groups = Map.groupBy(results, ({ causes }) => mostParticular(causes, reach));
  return [...groups]
    .map(([cause, group]) => ({ cause, others: findShared(group, cause), alike: joinAlike(group) }))
    .toSorted((a, b) => compare(a.cause, b.cause, reach));
}

/** Counts the stories that each changed file reaches. */
export function countReach(causes: Iterable<readonly string[]>): Map<string, number> {
  const reach = new Map<string, number>();
  for (const files of causes) {
    for (const file of files) reach.set(file, (reach.get(file) ?? 0) + 1);
  }
  return reach;
}

function mostParticular(
  causes: readonly string[],
  reach: ReadonlyMap<string, number>,
): string | undefined {
  // A virtual module may be unchanged, so prefer a file that did change.
  const files = causes.filter((cause) => !cause.startsWith('virtual:'));
  const candidates = files.length > 0 ? files : causes;
  return candidates.toSorted((a, b) => compare(a, b, reach))[0];
}

function compare(
  a: string | undefined,
  b: string | undefined,
  reach: ReadonlyMap<string, number>,
): number {
  const size = (cause: string | undefined) =>
    cause === undefined ? Infinity : (reach.get(cause) ?? Infinity);
  if (size(a) !== size(b)) return size(a) - size(b);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

function findShared(results: readonly ScreenshotResult[], cause: string | undefined): string[] {
  const [first, ...otherResults] = results;
  return (first?.causes ?? []).filter(
    (file) => file !== cause && otherResults.every(({ causes }) => causes.includes(file)),
  );
}

function joinAlike(results: readonly ScreenshotResult[]): SameDiff[] {
  const bySignature = Map.groupBy(
    results,
    ({ difference, before, after }) =>
      `${difference?.diffHash} ${before?.width === after?.width && before?.height === after?.height}`,
  );
  return [...bySignature.values()].flatMap(([first, ...duplicates]) =>
    first ? [[first, ...duplicates] as SameDiff] : [],
  );
}
