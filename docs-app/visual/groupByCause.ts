import type { ScreenshotResult } from './results.ts';

/** Pictures that differ in the same way. */
export type SameDiff = readonly [ScreenshotResult, ...ScreenshotResult[]];

/** Differences that have the same cause, as far as the graph can tell. */
export interface CauseGroup {
  /** The changed file that reaches the fewest stories; nothing where no changed file reaches them. */
  cause: string | undefined;
  /** Other changed files that reach all of them too. */
  others: string[];
  alike: SameDiff[];
}

/** Groups differences by the most particular of the changed files that reach them, and like ones together. */
export function groupByCause(
  results: readonly ScreenshotResult[],
  reach: ReadonlyMap<string, number>,
): CauseGroup[] {
  const groups = Map.groupBy(results, ({ causes }) => mostParticular(causes, reach));
  return [...groups]
    .map(([cause, found]) => ({ cause, others: findShared(found, cause), alike: joinAlike(found) }))
    .toSorted((a, b) => compare(a.cause, b.cause, reach));
}

/** Counts, for each changed file, the stories that it reaches. */
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
  // What is made at build time may have changed or not; a file that did change says more.
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
  const [first, ...rest] = results;
  return (first?.causes ?? []).filter(
    (file) => file !== cause && rest.every(({ causes }) => causes.includes(file)),
  );
}

function joinAlike(results: readonly ScreenshotResult[]): SameDiff[] {
  const bySignature = Map.groupBy(
    results,
    ({ difference, before, after }) =>
      `${difference?.diffHash} ${before?.width === after?.width && before?.height === after?.height}`,
  );
  return [...bySignature.values()].flatMap(([first, ...rest]) =>
    first ? [[first, ...rest] as SameDiff] : [],
  );
}
