import { splitUnion } from '@vitrine/ui/core';
import { normalizeType } from './normalizeType.ts';

/** Types that accept every value of a kind, with a test for the members that they include. */
const WIDE: readonly (readonly [type: string, includes: RegExp])[] = [
  ['any', /^/],
  ['unknown', /^/],
  ['string', /^"/],
  ['number', /^-?\d/],
  ['boolean', /^(true|false)$/],
  [
    'React . ReactNode',
    /^("|-?\d|(string|number|boolean|true|false|null|undefined)$|React \. ReactElement)/,
  ],
];

/** Matches literals and keywords, whose absence surely rejects a value. */
const PLAIN = /^("|-?\d|(string|number|boolean|true|false|null|undefined)$)/;

/**
 * Returns whether a type surely rejects values that it accepted before.
 * Returns false when only a person can tell, such as for another function type.
 */
export function isNarrowed(before: string, after: string): boolean {
  const [old, current] = [before, after].map((type) => splitUnion(type).map(normalizeType)) as [
    string[],
    string[],
  ];
  const lost = old.filter((member) => !isIncluded(member, current));
  if (lost.length === 0) return false;
  const isSubset = current.every((member) => isIncluded(member, old));
  return isSubset || lost.some((member) => PLAIN.test(member) && !mayAccept(current, old));
}

function isIncluded(member: string, members: readonly string[]): boolean {
  return (
    members.includes(member) ||
    WIDE.some(([type, includes]) => members.includes(type) && includes.test(member))
  );
}

/** Returns whether a new member has a name or a shape, which may include any lost value. */
function mayAccept(current: readonly string[], old: readonly string[]): boolean {
  return current.some((member) => !old.includes(member) && !PLAIN.test(member));
}
