/** Part of a text; `isMatch` when the query contains it. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

const SPECIAL = /[$()*+.?[\\\]^{|}]/g;

/** Splits a text at the parts that the words of a query match. */
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
