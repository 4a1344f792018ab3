import * as z from 'zod';
import { keyOf, type AcceptedEntry } from './accepted.ts';

const boxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const sideSchema = z.object({
  /** SHA-256 hash of the pixels. */
  hash: z.string(),
  width: z.number(),
  height: z.number(),
});

const resultSchema = z.object({
  story: z.string(),
  title: z.string(),
  name: z.string(),
  mode: z.string(),
  state: z.enum(['same', 'changed', 'accepted', 'new', 'removed', 'not-compared', 'failed']),
  /** SHA-256 hash of the screenshot of the working tree, or otherwise of the base. */
  picture: z.string().nullable(),
  before: sideSchema.nullable(),
  after: sideSchema.nullable(),
  difference: z
    .object({
      pixels: z.number(),
      box: boxSchema,
      maxDelta: z.number(),
      diffHash: z.string(),
      /** SHA-256 hash of the image that marks the difference. */
      picture: z.string(),
    })
    .nullable(),
  /** Changed files that reach the story. */
  causes: z.array(z.string()),
  /** Reason why the screenshot of the working tree, or otherwise of the base, is missing. */
  problem: z.string().nullable(),
  /** Whether the screenshot of the base failed, so that a failure now is not new. */
  failedBefore: z.boolean(),
  /** Reason from the entry that accepts the difference. */
  why: z.string().nullable(),
});

const runSchema = z.object({
  base: z.object({ commit: z.string(), name: z.string() }),
  changes: z.array(z.string()),
  /** Accepted entries that match no difference. */
  unused: z.array(
    z.object({ story: z.string(), mode: z.string(), picture: z.string(), why: z.string() }),
  ),
  results: z.array(resultSchema),
});

export type Side = z.infer<typeof sideSchema>;
export type ScreenshotResult = z.infer<typeof resultSchema>;
export type VisualRun = z.infer<typeof runSchema>;
export type FoundDifference = NonNullable<ScreenshotResult['difference']>;

/** A screenshot, the reason why it failed, or undefined when the side does not have the story. */
export type Shot = Side | { problem: string } | undefined;

const asSide = (shot: Shot) => (shot && 'hash' in shot ? shot : null);
const asProblem = (shot: Shot) => (shot && 'problem' in shot ? shot.problem : null);

interface Judged {
  before: Shot;
  after: Shot;
  difference: FoundDifference | null;
  entry: AcceptedEntry | undefined;
}

/** Returns the state of one screenshot, with its hash and the reasons. */
export function judge({
  before,
  after,
  difference,
  entry,
}: Judged): Omit<ScreenshotResult, 'story' | 'title' | 'name' | 'mode' | 'difference' | 'causes'> {
  const sides = { before: asSide(before), after: asSide(after) };
  const picture = sides.after?.hash ?? sides.before?.hash ?? null;
  const problem = asProblem(after) ?? asProblem(before);
  const failedBefore = asProblem(before) !== null;
  const facts = { ...sides, picture, problem, failedBefore, why: null };
  if (asProblem(after) !== null) return { ...facts, state: 'failed' };
  if (!sides.after) return { ...facts, state: 'removed' };
  if (failedBefore) return { ...facts, state: 'not-compared' };
  if (!sides.before) return { ...facts, state: 'new' };
  if (!difference) return { ...facts, state: 'same' };
  return entry ? { ...facts, state: 'accepted', why: entry.why } : { ...facts, state: 'changed' };
}

/** Finds entries that accepted no difference; skips entries of stories that were not compared. */
export function findUnused(
  entries: readonly AcceptedEntry[],
  results: readonly ScreenshotResult[],
  stories: ReadonlySet<string>,
): AcceptedEntry[] {
  const used = new Set(
    results.flatMap(({ story, mode, state, picture }) =>
      state === 'accepted' && picture ? [keyOf({ story, mode, picture })] : [],
    ),
  );
  const compared = new Set(results.map(({ story }) => story));
  return entries.filter(
    (entry) => !used.has(keyOf(entry)) && (compared.has(entry.story) || !stories.has(entry.story)),
  );
}

/**
 * Returns whether a run has differences that are not accepted, new failures, or screenshots that
 * could hide a difference because the base failed.
 */
export function isFailing({ results }: Pick<VisualRun, 'results'>): boolean {
  return results.some(
    ({ state, failedBefore }) =>
      state === 'changed' || state === 'not-compared' || (state === 'failed' && !failedBefore),
  );
}
