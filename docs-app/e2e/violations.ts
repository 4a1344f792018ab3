import type { StoryFinding } from '../build/evidence/readFindings.ts';

export interface Violation {
  rule: string;
  help: string;
  target: string;
  /** Id of the story whose demo contains the element, if any. */
  story: string | undefined;
}

/** Returns the recorded finding that covers a violation. */
export function findFinding(
  findings: readonly StoryFinding[],
  { rule, story }: Violation,
): StoryFinding | undefined {
  return findings.find((finding) => finding.rule === rule && finding.story === story);
}

/** Lists incomplete findings, and findings about releases that are not pinned. */
export function checkFindings(
  findings: readonly StoryFinding[],
  pins: Record<string, string>,
): string[] {
  return findings.flatMap((finding) => {
    const { rule, component, release, reason, story } = finding;
    const name = release?.slice(0, release.lastIndexOf('@'));
    const isPinned = name && release === `${name}@${pins[name]}`;
    const missing = [rule, component, reason, story].some((value) => !value);
    if (missing) return [`${JSON.stringify(finding)} needs a rule, component, reason and story`];
    return isPinned ? [] : [`${rule} in ${story}: "${release}" is not a pinned release`];
  });
}
