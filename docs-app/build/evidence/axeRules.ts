import axe from 'axe-core';

/** Which rules the tests of pages and stories ask for. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The engine and its version, as it is pinned. */
export const AXE_NAME = `axe-core ${axe.version}`;

/** Rules that the engine leaves out unless it is asked for them by name. */
const LEFT_OUT = ['experimental', 'deprecated'];

/** A rule of axe: its levels such as `wcag21aa`, and the numbers of the criteria that it checks. */
export interface AxeRule {
  id: string;
  levels: readonly string[];
  criteria: readonly string[];
}

/** Lists the rules that run here, as the engine itself describes them. */
export function listAxeRules(): AxeRule[] {
  return axe
    .getRules(AXE_TAGS)
    .filter(({ tags }) => !tags.some((tag) => LEFT_OUT.includes(tag)))
    .map(({ ruleId, tags }) => ({
      id: ruleId,
      levels: tags.filter((tag) => /^wcag\d+a+$/.test(tag)),
      criteria: tags.flatMap((tag) => readNumber(tag) ?? []),
    }));
}

/** Reads a tag such as `wcag1410` as a number such as `1.4.10`; other tags name no criterion. */
function readNumber(tag: string): string | undefined {
  const [, ...parts] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
  return parts.length > 0 ? parts.join('.') : undefined;
}
