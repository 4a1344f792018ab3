import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkUndecided, parseDecisions } from '../build/evidence/checkUndecided.ts';
import { ROOT } from '../node/paths.ts';

/** Manual decisions about results that axe leaves undecided. */
const DECISIONS_FILE = join(ROOT, 'docs-app/build/evidence/undecided.json');

type Args = Parameters<typeof checkUndecided>;

/** Prints undecided axe results and unused decisions; returns whether there are any. */
export function reportUndecided(tested: Args[0], options: Args[2]): boolean {
  const decisions = parseDecisions(readFileSync(DECISIONS_FILE, 'utf8'));
  const problems = checkUndecided(tested, decisions, options);
  for (const problem of problems) console.log(problem);
  return problems.length > 0;
}
