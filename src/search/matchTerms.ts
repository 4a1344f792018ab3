import { distance } from 'fastest-levenshtein';
import { listTerms } from './listTerms.ts';
import { listWords } from './listWords.ts';
import type { TermsFile } from './textsFile.ts';

/** Term of a query. */
export interface QueryTerm {
  term: string;
  /** Last word of the query, when the user may still be typing it. */
  prefix?: string;
}

/** Term of the index that matches a term of a query; `weight` is 1 for an equal term. */
export interface TermMatch {
  term: string;
  weight: number;
  numbers: readonly number[];
}

/** Minimum length of an unfinished word for prefix matches, in characters. */
const PREFIX_LENGTH = 3;

/** Maximum number of prefix matches per file. */
const PREFIX_LIMIT = 12;

/** Minimum length of a term in which one letter may differ, and in which two may differ. */
const TYPO_LENGTHS = [5, 8] as const;

const WEIGHTS = { equal: 1, prefix: 0.6, typo: 0.4 } as const;

/** Lists the terms of a query without duplicates. The last word may be unfinished. */
export function parseQuery(query: string): QueryTerm[] {
  const terms = [...new Set(listTerms(query))].map((term): QueryTerm => ({ term }));
  const last = terms.at(-1);
  const word = listWords(query).at(-1) ?? '';
  // A stop word has no terms.
  const isUnfinished = listTerms(word).length > 0 && !/\s$/.test(query);
  if (last && isUnfinished && word.length >= PREFIX_LENGTH) last.prefix = word;
  return terms;
}

/** Returns the positions of the file for the term, and of at most two files for the prefix. */
export function findTermFiles(firsts: readonly string[], { term, prefix }: QueryTerm): number[] {
  const at = findFile(firsts, term);
  if (prefix === undefined) return at < 0 ? [] : [at];
  const from = findFile(firsts, prefix);
  return [...new Set([at, from, from + 1])].filter(
    (position) =>
      position >= 0 &&
      position < firsts.length &&
      (position <= from || firsts[position]!.startsWith(prefix)),
  );
}

/** Returns the position of the file that can contain a term; -1 when all files start after it. */
function findFile(firsts: readonly string[], term: string): number {
  let low = 0;
  let high = firsts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (firsts[middle]! <= term) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Lists the terms that match a query term; terms with similar spelling if no other matches. */
export function matchTerm(files: readonly TermsFile[], { term, prefix }: QueryTerm): TermMatch[] {
  const matches: TermMatch[] = [];
  const add = (candidate: string, weight: number, file: TermsFile) =>
    matches.push({ term: candidate, weight, numbers: file[candidate]! });
  for (const file of files) {
    if (Object.hasOwn(file, term)) add(term, WEIGHTS.equal, file);
    if (prefix === undefined) continue;
    const longer = Object.keys(file).filter((each) => each.startsWith(prefix) && each !== term);
    for (const each of longer.slice(0, PREFIX_LIMIT)) add(each, WEIGHTS.prefix, file);
  }
  if (matches.length > 0 || term.length < TYPO_LENGTHS[0]) return matches;
  for (const file of files) {
    for (const each of listSimilar(Object.keys(file), term)) add(each, WEIGHTS.typo, file);
  }
  return matches;
}

function listSimilar(terms: readonly string[], term: string): string[] {
  const most = term.length < TYPO_LENGTHS[1] ? 1 : 2;
  return terms.filter((each) => distance(each, term) <= most);
}
