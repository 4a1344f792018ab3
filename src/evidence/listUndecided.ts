import type { UndecidedRule } from './evidence.types.ts';
import type { Decision, StoryEvidence } from './evidenceShapes.ts';

type Undecided = StoryEvidence['modes'][number]['undecided'][number];

/** Finds the recorded decisions about an incomplete axe result of a story. */
export function findDecisions(
  storyId: string,
  { rule, reason }: Undecided,
  decisions: readonly Decision[],
): Decision[] {
  return decisions.filter(
    (decision) =>
      decision.rule === rule &&
      decision.reason === reason &&
      decision.stories.some((start) => storyId.startsWith(start)),
  );
}

/** Lists the rules that axe could not decide for a story, with the recorded decisions. */
export function listUndecided(
  { storyId, modes }: Pick<StoryEvidence, 'storyId' | 'modes'>,
  decisions: readonly Decision[] = [],
): UndecidedRule[] {
  const results = modes.flatMap(({ undecided }) => undecided);
  const rules = [...new Set(results.map(({ rule }) => rule))];
  return rules.map((rule) => {
    const known = new Set(
      results.flatMap((result) =>
        result.rule === rule ? findDecisions(storyId, result, decisions) : [],
      ),
    );
    // Prefer decisions about `npm test`: `inAllVariants` results occur only in `npm run test:all`.
    const usual = [...known].filter(({ inAllVariants }) => !inAllVariants);
    const shown = usual.length > 0 ? usual : [...known];
    return { rule, decisions: shown.map(({ decision, date }) => ({ decision, date })) };
  });
}

/** Formats the id of an axe rule as words: `color-contrast` becomes `color contrast`. */
export function writeRule(rule: string): string {
  return rule.replaceAll('-', ' ');
}
