import { parseEvidence, type Evidence, type StoryEvidence } from './evidenceShapes.ts';

/** File in the workbench folder; contains `null` when the workbench was not tested. */
export const WORKBENCH_EVIDENCE = 'evidence.json';

/** Evidence of a test run, with its stories indexed by id. */
export interface LoadedEvidence {
  evidence: Evidence;
  stories: ReadonlyMap<string, StoryEvidence>;
}

/**
 * Loads the test results of this workbench; undefined when it was not tested. Throws when the
 * results do not load.
 */
export async function loadEvidence(): Promise<LoadedEvidence | undefined> {
  const response = await fetch(WORKBENCH_EVIDENCE);
  if (!response.ok) throw new Error(`${WORKBENCH_EVIDENCE} did not load: ${response.status}.`);
  const evidence = parseEvidence(await response.text());
  return (
    evidence && {
      evidence,
      stories: new Map(evidence.stories.map((story) => [story.storyId, story])),
    }
  );
}
