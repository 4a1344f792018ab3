import { listWords, toPlainName } from './listWords.ts';
import type { SearchKind } from './search.constants.ts';

/** Tier of names that are neither equal to the query nor begin with it. */
export const LAST_TIER = 7;

/** Returns whether a row is a page or an export, which search lists before their parts. */
export function isTopKind(kind: SearchKind): boolean {
  return kind === 'page' || kind === 'component' || kind === 'hook';
}

/**
 * Returns 0 to 2 for an equal name or a title with the name on the current product, 3 for an equal
 * synonym there, 4 and 5 for equal names elsewhere, 6 for a name that begins so, 7 for the rest.
 */
export function findTier(
  { name, kind, isCurrent }: { name: string; kind: SearchKind; isCurrent: boolean },
  [query = '', ...synonyms]: readonly string[],
): number {
  const plain = toPlainName(name);
  if (plain === query) return isCurrent ? (isTopKind(kind) ? 0 : 2) : 4;
  if (isCurrent && kind === 'page' && listWords(name).includes(query)) return 1;
  if (synonyms.includes(plain) && isTopKind(kind)) return isCurrent ? 3 : 5;
  return plain.startsWith(query) ? 6 : LAST_TIER;
}
