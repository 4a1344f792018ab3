import {
  DocsError,
  type Evidence,
  type Finding,
  type ModeResult,
  type StoryEvidence,
  type Verdict,
  type VerdictMode,
} from '@vitrine/ui/core';
import type { StoryFinding } from './readFindings.ts';

/** What is known of a demo: what tests found of it, and what they found of its library. */
interface DemoEvidence {
  verdict: Verdict | undefined;
  findings: readonly Finding[];
}

/** Tells what is known of the demo of a story; the place is the page that shows it. */
export type EvidenceFor = (storyId: string, place: string) => DemoEvidence;

/** Makes what tells the verdict on each demo. */
export function createVerdicts(
  evidence: Evidence | undefined,
  findings: readonly StoryFinding[],
): EvidenceFor {
  const stories = new Map(evidence?.stories.map((story) => [story.storyId, story]));
  return (storyId) => {
    const story = stories.get(storyId);
    return {
      verdict: evidence && story && joinVerdict(story, evidence),
      findings: findings.filter((finding) => finding.story === storyId),
    };
  };
}

function joinVerdict(story: StoryEvidence, evidence: Evidence): Verdict {
  const { storyId: _id, milliseconds: _time, modes, ...found } = story;
  const { version: _version, sources: _sources, stories: _stories, ...run } = evidence;
  return { ...found, modes: modes.map(shortenMode), ...run };
}

/** Leaves to the workbench what a page has no room for: the places of what is undecided. */
function shortenMode({ undecided, ...mode }: ModeResult): VerdictMode {
  return { ...mode, undecided: [...new Set(undecided.map(({ rule }) => rule))] };
}

/** Refuses to publish a demo that failed its test. */
export function failOnFailedDemo(proofOf: EvidenceFor): EvidenceFor {
  return (storyId, place) => {
    const proof = proofOf(storyId, place);
    if (proof.verdict?.status !== 'failed') return proof;
    const { error = '' } = proof.verdict;
    throw new DocsError('evidence/failed-demo', { story: storyId, error }, place);
  };
}
