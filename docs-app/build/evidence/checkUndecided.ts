import { findDecisions, type Decision, type StoryEvidence } from '@vitrine/ui/core';

export interface UndecidedOptions {
  /** Whether only some stories were run, so that no decision is reported as unused. */
  isPart?: boolean;
  /** Ids of all stories. A decision about a story that was not run is not reported as unused. */
  storyIds?: readonly string[];
  /** Whether each story was run in all variants. */
  isAll?: boolean;
}

/** Lists the incomplete axe results without a decision, and the decisions without a result. */
export function checkUndecided(
  { stories }: { stories: readonly Pick<StoryEvidence, 'storyId' | 'modes'>[] },
  decisions: readonly Decision[],
  { isPart = false, storyIds = [], isAll = false }: UndecidedOptions = {},
): string[] {
  const used = new Set<string>();
  const open = new Set<string>();
  for (const { storyId, modes } of stories) {
    for (const result of modes.flatMap(({ undecided }) => undecided)) {
      const { rule, reason, target } = result;
      const uses = findDecisions(storyId, result, decisions).flatMap((decision) =>
        decision.stories
          .filter((start) => storyId.startsWith(start))
          .map((start) => nameUse(decision, start)),
      );
      if (uses.length === 0)
        open.add(
          `${storyId}: axe cannot decide ${rule} (${reason || 'no reason given'}) at ${target}`,
        );
      for (const use of uses) used.add(use);
    }
  }
  const isExpected = ({ inAllVariants, inMotion }: Decision) =>
    !isPart && !inMotion && isAll === Boolean(inAllVariants);
  const tested = new Set(stories.map(({ storyId }) => storyId));
  const skippedIds = storyIds.filter((id) => !tested.has(id));
  const wasRun = (start: string) => !skippedIds.some((id) => id.startsWith(start));
  const gone = decisions.filter(isExpected).flatMap((decision) =>
    decision.stories
      .filter(wasRun)
      .map((start) => nameUse(decision, start))
      .filter((use) => !used.has(use)),
  );
  return [...open, ...gone.map((use) => `the decision about ${use} no longer applies: delete it`)];
}

function nameUse({ rule, reason }: Decision, start: string): string {
  return `${rule} (${reason || 'no reason given'}) in ${start}`;
}
