import { listWords, toPlainName } from './listWords.ts';
import type { SearchKind } from './search.constants.ts';

/** Tier of names that match no better tier. */
export const LAST_TIER = 7;

/** Returns whether a kind is a page or an export. Search lists these before their parts. */
export function isTopKind(kind: SearchKind): boolean {
  return kind === 'page' || kind === 'component' || kind === 'hook';
}

/**
 * Returns the tier of a name; 0 is the best match. Current product: 0 page or export with the name
 * of the query, 1 page title with the word, 2 other entry with the name, 3 synonym. Other products:
 * 4 equal name, 5 synonym. All products: 6 name that starts with the query, 7 other names.
 */
export function findTier(
  { name, kind, isCurrent }: { name: string; kind: SearchKind; isCurrent: boolean },
  query: string,
  synonyms: readonly string[],
): number {
  const plain = toPlainName(name);
  if (plain === query) return isCurrent ? (isTopKind(kind) ? 0 : 2) : 4;
  if (isCurrent && kind === 'page' && listWords(name).includes(query)) return 1;
  if (synonyms.includes(plain) && isTopKind(kind)) return isCurrent ? 3 : 5;
  return plain.startsWith(query) ? 6 : LAST_TIER;
}
