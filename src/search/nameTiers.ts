import { listSingulars } from './listSingulars.ts';
import { listWords, toPlainName } from './listWords.ts';
import type { SearchKind } from './search.constants.ts';

/** Tiers of synonyms: in the current product, and in other products. */
export const SYNONYM_TIERS: readonly number[] = [4, 6];

/** Tier of names that match no better tier. */
export const LAST_TIER = 8;

/** Returns whether a kind is a page or an export. Search lists these before their parts. */
export function isTopKind(kind: SearchKind): boolean {
  return kind === 'page' || kind === 'component' || kind === 'hook';
}

/**
 * Returns the tier of a name; 0 is the best match. Current product: 0 page or export with the name
 * of the query, 1 its plural or singular, 2 page title with the word, 3 other entry with the name,
 * 4 synonym. Other products: 5 equal name, 6 synonym. All products: 7 name that starts with the
 * query, 8 other names.
 */
export function findTier(
  { name, kind, isCurrent }: { name: string; kind: SearchKind; isCurrent: boolean },
  query: string,
  synonyms: readonly string[],
): number {
  const plain = toPlainName(name);
  if (plain === query) return isCurrent ? (isTopKind(kind) ? 0 : 3) : 5;
  if (isTopKind(kind) && isOtherNumber(plain, query)) return isCurrent ? 1 : 5;
  if (isCurrent && kind === 'page' && listWords(name).includes(query)) return 2;
  if (synonyms.includes(plain) && isTopKind(kind)) return isCurrent ? 4 : 6;
  return plain.startsWith(query) ? 7 : LAST_TIER;
}

/** Returns whether one of two names is the plural of the other. */
function isOtherNumber(a: string, b: string): boolean {
  return listSingulars(a).includes(b) || listSingulars(b).includes(a);
}
