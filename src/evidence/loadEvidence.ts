import { parseEvidence, type Evidence, type StoryEvidence } from './evidenceShapes.ts';

/** Where it lies beside a workbench, which has `null` there where it was not tested. */
export const WORKBENCH_EVIDENCE = 'evidence.json';

/** What is known of each story. */
export interface LoadedEvidence {
  evidence: Evidence;
  stories: ReadonlyMap<string, StoryEvidence>;
}

/** Loads what tests found of this workbench; nothing where it was not tested. */
export async function loadEvidence(): Promise<LoadedEvidence | undefined> {
  const response = await fetch(WORKBENCH_EVIDENCE).catch(() => undefined);
  const evidence = response?.ok ? parseEvidence(await response.text()) : undefined;
  return (
    evidence && { evidence, stories: new Map(evidence.stories.map((one) => [one.storyId, one])) }
  );
}
