import { parseEvidence, type Evidence, type StoryEvidence } from './evidenceShapes.ts';

/** What is known of each story. */
export interface LoadedEvidence {
  evidence: Evidence;
  stories: ReadonlyMap<string, StoryEvidence>;
}

/** Loads what tests found of this workbench; nothing where it was not tested. */
export async function loadEvidence(): Promise<LoadedEvidence | undefined> {
  const response = await fetch('evidence.json').catch(() => undefined);
  const evidence = response?.ok ? parseEvidence(await response.text()) : undefined;
  return (
    evidence && { evidence, stories: new Map(evidence.stories.map((one) => [one.storyId, one])) }
  );
}
