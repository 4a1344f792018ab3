import * as z from 'zod';
import type { StoryEvidence } from '@vitrine/ui/core';

const decisionSchema = z.strictObject({
  rule: z.string(),
  /** Reason that axe returns, or an empty string. */
  reason: z.string(),
  /** Prefixes of the story ids that the decision covers. */
  stories: z.array(z.string()).min(1),
  /** Whether the result occurs only in the run of all variants (`npm run test:all`). */
  inAllLooks: z.literal(true).exactOptional(),
  /** Whether the result depends on an animation or a late layout, so that some runs miss it. */
  inMotion: z.literal(true).exactOptional(),
  decision: z.string().min(20),
  /** ISO date of the manual check. */
  date: z.iso.date(),
});

/** Manual decision about an incomplete axe result. */
export type Decision = z.infer<typeof decisionSchema>;

const decisionsSchema = z.array(decisionSchema);

/** Parses the recorded decisions. Throws a `ZodError` when one is invalid. */
export function parseDecisions(text: string): Decision[] {
  return decisionsSchema.parse(JSON.parse(text));
}

export interface UndecidedOptions {
  /** Whether only some stories were run, so that unused decisions cannot be detected. */
  isPart?: boolean;
  /** Whether each story was run in all variants. */
  isAll?: boolean;
}

/** Lists the incomplete axe results without a decision, and the decisions without a result. */
export function checkUndecided(
  { stories }: { stories: readonly Pick<StoryEvidence, 'storyId' | 'modes'>[] },
  decisions: readonly Decision[],
  { isPart = false, isAll = false }: UndecidedOptions = {},
): string[] {
  const used = new Set<string>();
  const open = new Set<string>();
  for (const { storyId, modes } of stories) {
    for (const { rule, reason, target } of modes.flatMap(({ undecided }) => undecided)) {
      const uses = decisions.flatMap((decision) =>
        decision.rule === rule && decision.reason === reason
          ? decision.stories
              .filter((start) => storyId.startsWith(start))
              .map((start) => nameUse(decision, start))
          : [],
      );
      if (uses.length === 0)
        open.add(
          `${storyId}: axe cannot decide ${rule} (${reason || 'no reason given'}) at ${target}`,
        );
      for (const use of uses) used.add(use);
    }
  }
  const isExpected = ({ inAllLooks, inMotion }: Decision) =>
    !isPart && !inMotion && isAll === Boolean(inAllLooks);
  const expected = decisions.filter(isExpected);
  const gone = expected.flatMap((decision) =>
    decision.stories.map((start) => nameUse(decision, start)).filter((use) => !used.has(use)),
  );
  return [...open, ...gone.map((use) => `the decision about ${use} no longer applies: delete it`)];
}

function nameUse({ rule, reason }: Decision, start: string): string {
  return `${rule} (${reason || 'no reason given'}) in ${start}`;
}
