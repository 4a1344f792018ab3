import { listTerms } from './listTerms.ts';
import type { MarkedPart } from './markMatches.ts';
import { EXCERPT_LENGTH } from './search.constants.ts';

/** Maximum number of words before the best match in an excerpt. */
const WORDS_BEFORE = 6;

const ELLIPSIS = '…';

/** Captures a word without the punctuation before and after it. */
const INNER_WORD = /([\p{L}\p{N}\p{Script=Han}](?:.*[\p{L}\p{N}\p{Script=Han}])?)/su;

/** Cuts the excerpt with the most terms, at word boundaries, and marks the matching words. */
export function cutExcerpt(text: string, terms: ReadonlySet<string>): MarkedPart[] {
  const words = text.split(' ').map((word) => ({ word, found: findTerms(word, terms) }));
  const start = findStart(words);
  let length = 0;
  let end = start;
  while (end < words.length && length + words[end]!.word.length <= EXCERPT_LENGTH) {
    length += words[end]!.word.length + 1;
    end += 1;
  }
  const shown = words.slice(start, Math.max(end, start + 1));
  const excerpt = joinParts(shown.map(markWord));
  if (start > 0) excerpt.unshift({ text: ELLIPSIS, isMatch: false });
  if (start + shown.length < words.length) {
    const last = excerpt.at(-1)!;
    last.text = last.text.replace(/[.,:;]+$/, '');
    excerpt.push({ text: ELLIPSIS, isMatch: false });
  }
  return excerpt;
}

function findTerms(word: string, terms: ReadonlySet<string>): string[] {
  return listTerms(word).filter((term) => terms.has(term));
}

interface Word {
  word: string;
  found: readonly string[];
}

/** Marks a word that contains terms, without the punctuation around it. */
function markWord({ word, found }: Word): MarkedPart[] {
  return word
    .slice(0, EXCERPT_LENGTH)
    .split(INNER_WORD)
    .map((text, at) => ({ text, isMatch: found.length > 0 && at % 2 === 1 }));
}

/** Returns the start index of the excerpt, before the part with the most different terms. */
function findStart(words: readonly Word[]): number {
  let best = { start: 0, count: 0 };
  for (const [at, { found }] of words.entries()) {
    if (found.length === 0) continue;
    let length = 0;
    const seen = new Set<string>();
    for (let next = at; next < words.length && length < EXCERPT_LENGTH / 2; next += 1) {
      length += words[next]!.word.length + 1;
      for (const term of words[next]!.found) seen.add(term);
    }
    if (seen.size > best.count) best = { start: at, count: seen.size };
  }
  return Math.max(0, best.start - WORDS_BEFORE);
}

/** Joins words with spaces, and merges adjacent parts with the same `isMatch`. */
function joinParts(words: readonly (readonly MarkedPart[])[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const { text, isMatch } of words.flatMap((word) => [
    { text: ' ', isMatch: false },
    ...word,
  ])) {
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else parts.push({ text, isMatch });
  }
  parts[0]!.text = parts[0]!.text.trimStart();
  return parts.filter(({ text }) => text !== '');
}
