import { listCategories } from '../build/content/listCategories.ts';
import { checkUndecided } from '../build/evidence/checkUndecided.ts';
import { omitMissingProducts } from '../build/evidence/omitMissingProducts.ts';
import { readDecisions } from '../build/evidence/readDecisions.ts';

type Args = Parameters<typeof checkUndecided>;

/**
 * Prints incomplete axe results without a decision, and unused decisions.
 * Resolves with true when it has printed any.
 */
export async function reportUndecided(tested: Args[0], options: Args[2]): Promise<boolean> {
  const decisions = omitMissingProducts(readDecisions(), await listCategories());
  const problems = checkUndecided(tested, decisions, options);
  for (const problem of problems) console.log(problem);
  return problems.length > 0;
}
