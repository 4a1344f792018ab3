import axe from 'axe-core';
import { AXE_TAGS } from '@vitrine/ui/core';

/** Name and pinned version of the accessibility engine. */
export const AXE_NAME = `axe-core ${axe.version}`;

/** Tags of the rules that axe skips unless they are requested by name. */
const LEFT_OUT = ['experimental', 'deprecated'];

/** Axe rule with its levels, such as `wcag21aa`, and the numbers of the criteria that it checks. */
export interface AxeRule {
  id: string;
  levels: readonly string[];
  criteria: readonly string[];
}

/** Lists the axe rules that the tests run. */
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

/** Converts a tag such as `wcag1410` to a number such as `1.4.10`; undefined for other tags. */
function readNumber(tag: string): string | undefined {
  const [, ...parts] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
  return parts.length > 0 ? parts.join('.') : undefined;
}
