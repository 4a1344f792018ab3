import * as z from 'zod';
import type { Mutant } from './mutants.ts';

const survivors = z.array(
  z.strictObject({
    file: z.string().min(1),
    /** Why no test can notice the mutants, or none should. */
    reason: z.string().trim().min(1),
    /** As the mutation run prints them. */
    changes: z.array(z.string().min(1)).min(1),
  }),
);

/** Mutants that survive for a reason. */
export type ExplainedSurvivors = z.infer<typeof survivors>[number];

/** Result of the comparison of survivors with their explanations. */
export interface ComparedSurvivors {
  unexplained: readonly Mutant[];
  /** Explanations of mutants that do not survive. */
  outdated: readonly { file: string; change: string }[];
}

/** Parses `survivors.json`. */
export function parseSurvivors(text: string): ExplainedSurvivors[] {
  return survivors.parse(JSON.parse(text));
}

/** Compares the mutants of files with the explanations of those files. */
export function compareSurvivors(
  mutants: readonly Mutant[],
  explained: readonly ExplainedSurvivors[],
): ComparedSurvivors {
  const survivors = mutants.filter(({ isKilled }) => isKilled === false);
  const known = explained.flatMap(({ file, changes }) =>
    changes.map((change) => ({ file, change })),
  );
  const keyOf = ({ file, change }: { file: string; change: string }) => `${file} ${change}`;
  const surviving = new Set(survivors.map(keyOf));
  const knownKeys = new Set(known.map(keyOf));
  return {
    unexplained: survivors.filter((mutant) => !knownKeys.has(keyOf(mutant))),
    outdated: known.filter((entry) => !surviving.has(keyOf(entry))),
  };
}
