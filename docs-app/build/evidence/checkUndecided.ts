import * as z from 'zod';
import type { StoryEvidence } from '@vitrine/ui/core';

const decisionSchema = z.strictObject({
  rule: z.string(),
  /** What axe gives as its reason; empty where it gives none. */
  reason: z.string(),
  /** Beginnings of the ids of the stories that it is about. */
  stories: z.array(z.string()).min(1),
  /** Whether the result occurs only in the run of all looks (`npm run test:all`). */
  inAllLooks: z.literal(true).exactOptional(),
  /** Whether the result depends on an animation or a late layout, so that a run may not meet it. */
  inMotion: z.literal(true).exactOptional(),
  decision: z.string().min(20),
  /** Day on which a person looked, as an ISO date. */
  date: z.iso.date(),
});

/** What a person decided where axe could not. */
export type Decision = z.infer<typeof decisionSchema>;

const decisionsSchema = z.array(decisionSchema);

/** Parses the recorded decisions; throws what is wrong with them. */
export function parseDecisions(text: string): Decision[] {
  return decisionsSchema.parse(JSON.parse(text));
}

export interface UndecidedOptions {
  /** Whether only some stories were run: that cannot tell which decisions are about nothing any more. */
  isPart?: boolean;
  /** Whether each story was looked at in all looks. */
  isAll?: boolean;
}

/**
 * Says of which undecided results nobody has decided, and which decisions are about nothing any more.
 */
export function checkUndecided(
  { stories }: { stories: readonly Pick<StoryEvidence, 'storyId' | 'modes'>[] },
  decisions: readonly Decision[],
  { isPart = false, isAll = false }: UndecidedOptions = {},
): string[] {
  const used = new Set<string>();
  const open = new Set<string>();
  for (const { storyId, modes } of stories) {
    for (const { rule, reason, target } of modes.flatMap(({ undecided }) => undecided)) {
      const found = decisions.flatMap((decision) =>
        decision.rule === rule && decision.reason === reason
          ? decision.stories
              .filter((start) => storyId.startsWith(start))
              .map((start) => nameUse(decision, start))
          : [],
      );
      if (found.length === 0)
        open.add(
          `${storyId}: axe cannot decide ${rule} (${reason || 'no reason given'}) at ${target}`,
        );
      for (const use of found) used.add(use);
    }
  }
  const isExpected = ({ inAllLooks, inMotion }: Decision) =>
    !isPart && !inMotion && isAll === Boolean(inAllLooks);
  const expected = decisions.filter(isExpected);
  const gone = expected.flatMap((decision) =>
    decision.stories.map((start) => nameUse(decision, start)).filter((use) => !used.has(use)),
  );
  return [...open, ...gone.map((use) => `the decision about ${use} is about nothing any more`)];
}

function nameUse({ rule, reason }: Decision, start: string): string {
  return `${rule} (${reason || 'no reason given'}) in ${start}`;
}
