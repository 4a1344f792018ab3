/** Part of a text; `isMatch` when the query contains it. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

const SPECIAL = /[$()*+.?[\\\]^{|}]/g;

/** Splits a text into parts, and marks the parts that equal a word of the query. */
export function markMatches(text: string, words: readonly string[]): MarkedPart[] {
  const patterns = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(SPECIAL, String.raw`\$&`));
  if (patterns.length === 0) return [{ text, isMatch: false }];
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'iu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
