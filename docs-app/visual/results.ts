import * as z from 'zod';
import { keyOf, type AcceptedEntry } from './accepted.ts';

const boxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const sideSchema = z.object({
  /** Sha256 of the pixels. */
  hash: z.string(),
  width: z.number(),
  height: z.number(),
});

const resultSchema = z.object({
  story: z.string(),
  title: z.string(),
  name: z.string(),
  mode: z.string(),
  state: z.enum(['same', 'changed', 'accepted', 'new', 'removed', 'failed']),
  /** Sha256 of the pixels of the picture of this tree; that of the base where the story is gone. */
  picture: z.string().nullable(),
  before: sideSchema.nullable(),
  after: sideSchema.nullable(),
  difference: z
    .object({
      pixels: z.number(),
      box: boxSchema,
      maxDelta: z.number(),
      diffHash: z.string(),
      /** Sha256 of the picture that shows it. */
      picture: z.string(),
    })
    .nullable(),
  /** Changed files that reach the story. */
  causes: z.array(z.string()),
  /** Why there is no picture, or none of the base. */
  problem: z.string().nullable(),
  /** Whether the base had no picture of it either, so that it is no news. */
  failedBefore: z.boolean(),
  /** What the accepted entry says. */
  why: z.string().nullable(),
});

export const runSchema = z.object({
  base: z.object({ commit: z.string(), name: z.string() }),
  changes: z.array(z.string()),
  /** Entries of accepted differences that accepted nothing. */
  unused: z.array(
    z.object({ story: z.string(), mode: z.string(), picture: z.string(), why: z.string() }),
  ),
  results: z.array(resultSchema),
});

export type Side = z.infer<typeof sideSchema>;
export type ScreenshotResult = z.infer<typeof resultSchema>;
export type VisualRun = z.infer<typeof runSchema>;
export type FoundDifference = NonNullable<ScreenshotResult['difference']>;

/** One side of a comparison: a picture, why there is none, or nothing where the side has no such story. */
export type Shot = Side | { problem: string } | undefined;

const asSide = (shot: Shot) => (shot && 'hash' in shot ? shot : null);
const asProblem = (shot: Shot) => (shot && 'problem' in shot ? shot.problem : null);

interface Judged {
  before: Shot;
  after: Shot;
  difference: FoundDifference | null;
  entry: AcceptedEntry | undefined;
}

/** Judges what became of one picture. */
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
  if (!sides.before) return { ...facts, state: 'new' };
  if (!difference) return { ...facts, state: 'same' };
  return entry ? { ...facts, state: 'accepted', why: entry.why } : { ...facts, state: 'changed' };
}

/** Finds the entries that accepted nothing, among those whose picture was looked at or is gone. */
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
  const looked = new Set(results.map(({ story }) => story));
  return entries.filter(
    (entry) => !used.has(keyOf(entry)) && (looked.has(entry.story) || !stories.has(entry.story)),
  );
}

/** Tells whether a run has found something that somebody must look at. */
export function isFailing({ results }: Pick<VisualRun, 'results'>): boolean {
  return results.some(
    ({ state, failedBefore }) => state === 'changed' || (state === 'failed' && !failedBefore),
  );
}
