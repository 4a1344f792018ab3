import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A rule that a documented library breaks by itself, recorded where its demo shows it. */
export interface Finding {
  rule: string;
  component: string;
  /** Package and version, as the product pins it. */
  release: string;
  reason: string;
  /** Id of the story whose demo shows it. */
  story: string;
}

export interface Violation {
  rule: string;
  help: string;
  target: string;
  /** Id of the story around the element, if it is in a demo. */
  story: string | undefined;
}

const products = fileURLToPath(new URL('../products', import.meta.url));

/** The findings of every product. */
export function readFindings(): Finding[] {
  const files = globSync('*/findings.json', { cwd: products });
  return files.flatMap((file) => {
    return JSON.parse(readFileSync(`${products}/${file}`, 'utf8')) as Finding[];
  });
}

/** Finds the recorded finding that a violation is an instance of. */
export function findFinding(
  findings: readonly Finding[],
  { rule, story }: Violation,
): Finding | undefined {
  return findings.find((finding) => finding.rule === rule && finding.story === story);
}

/** Says what is wrong with a list of findings, apart from those that no longer occur. */
export function checkFindings(
  findings: readonly Finding[],
  pins: Record<string, string>,
): string[] {
  return findings.flatMap((finding) => {
    const { rule, component, release, reason, story } = finding;
    const name = release?.slice(0, release.lastIndexOf('@'));
    const isPinned = name && release === `${name}@${pins[name]}`;
    const missing = [rule, component, reason, story].some((value) => !value);
    if (missing) return [`${JSON.stringify(finding)} needs a rule, component, reason and story`];
    return isPinned ? [] : [`${rule} in ${story}: "${release}" is not a release that is pinned`];
  });
}
