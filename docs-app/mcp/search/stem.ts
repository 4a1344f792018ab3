/** Minimum length of a stem, in characters. */
const MINIMUM = 3;

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/sses$/, 'ss'],
  [/ies$/, 'y'],
  [/(?<![su])s$/, ''],
  [/ily$/, 'y'],
  [/ly$/, ''],
  [/ations?$/, 'at'],
  [/ing$/, ''],
  [/ed$/, ''],
  [/e$/, ''],
];

/** Reduces an English word to its stem, so that "sorted", "sorting" and "sorts" are one word. */
export function stem(word: string): string {
  let stemmed = word;
  for (const [ending, replacement] of ENDINGS) {
    const shorter = stemmed.replace(ending, replacement);
    if (shorter.length >= MINIMUM) stemmed = shorter;
  }
  // Merge a doubled letter, such as in "stopped".
  return stemmed.replace(/([bdgmnprt])\1$/, '$1');
}
