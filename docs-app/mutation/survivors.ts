import * as z from 'zod';
import type { Mutant } from './mutants.ts';

const survivors = z.array(
  z.strictObject({
    file: z.string().min(1),
    /** Reason why tests cannot or should not kill the mutants. */
    reason: z.string().trim().min(1),
    /** Mutants in the format that the mutation run prints. */
    changes: z.array(z.string().min(1)).min(1),
  }),
);

/** Surviving mutants of a file, with the reason. */
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

/** Lists survivors without an explanation, and explanations without a survivor. */
export function compareSurvivors(
  mutants: readonly Mutant[],
  explained: readonly ExplainedSurvivors[],
): ComparedSurvivors {
  const survivors = mutants.filter(({ isKilled }) => isKilled === false);
  const explainedChanges = explained.flatMap(({ file, changes }) =>
    changes.map((change) => ({ file, change })),
  );
  const keyOf = ({ file, change }: { file: string; change: string }) => `${file} ${change}`;
  const surviving = new Set(survivors.map(keyOf));
  const explainedKeys = new Set(explainedChanges.map(keyOf));
  return {
    unexplained: survivors.filter((mutant) => !explainedKeys.has(keyOf(mutant))),
    outdated: explainedChanges.filter((entry) => !surviving.has(keyOf(entry))),
  };
}
