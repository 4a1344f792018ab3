import {
  DocsError,
  listUndecided,
  type Evidence,
  type Finding,
  type ModeResult,
  type StoryEvidence,
  type Verdict,
  type VerdictMode,
} from '@vitrine/ui/core';
import type { StoryFinding } from './readFindings.ts';

/** Evidence of a demo: its verdict, and the findings about its library. */
interface DemoEvidence {
  verdict: Verdict | undefined;
  findings: readonly Finding[];
}

/** Returns the evidence of a story's demo; `place` is the page that shows the demo. */
export type EvidenceFor = (storyId: string, place: string) => DemoEvidence;

/** Creates the function that returns the evidence of each demo. */
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
  const { storyId: _id, milliseconds: _time, modes, ...results } = story;
  const { version: _version, sources: _sources, stories: _stories, decisions, ...run } = evidence;
  const undecided = listUndecided(story, decisions);
  return { ...results, modes: modes.map(shortenMode), undecided, ...run };
}

/** Reduces incomplete axe results to rule names; only the workbench shows their targets. */
function shortenMode({ undecided, ...mode }: ModeResult): VerdictMode {
  return { ...mode, undecided: [...new Set(undecided.map(({ rule }) => rule))] };
}

/** Wraps `proofOf` to throw `evidence/failed-demo` for a demo that failed its test. */
export function failOnFailedDemo(proofOf: EvidenceFor): EvidenceFor {
  return (storyId, place) => {
    const proof = proofOf(storyId, place);
    if (proof.verdict?.status !== 'failed') return proof;
    const { error = '' } = proof.verdict;
    throw new DocsError('evidence/failed-demo', { story: storyId, error }, place);
  };
}
