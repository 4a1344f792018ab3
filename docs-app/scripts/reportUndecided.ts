import { checkUndecided } from '../build/evidence/checkUndecided.ts';
import { readDecisions } from '../build/evidence/readDecisions.ts';

type Args = Parameters<typeof checkUndecided>;

/**
 * Prints incomplete axe results without a decision, and unused decisions.
 * Returns whether any exist.
 */
export function reportUndecided(tested: Args[0], options: Args[2]): boolean {
  const problems = checkUndecided(tested, readDecisions(), options);
  for (const problem of problems) console.log(problem);
  return problems.length > 0;
}
