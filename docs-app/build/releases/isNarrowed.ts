import { splitUnion } from '@vitrine/ui/core';
import { normalizeType } from './normalizeType.ts';

/** Types that accept every value of a kind, with a pattern for the members that they include. */
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

/** Matches literals and keywords. A type that loses one rejects some values. */
const PLAIN = /^("|-?\d|(string|number|boolean|true|false|null|undefined)$)/;

/**
 * Returns whether a type certainly rejects values that it accepted before.
 * Returns false when this is undecidable, such as for a different function type.
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

/** Returns whether a new member is a named or object type, which may accept the lost values. */
function mayAccept(current: readonly string[], old: readonly string[]): boolean {
  return current.some((member) => !old.includes(member) && !PLAIN.test(member));
}
