// Each alternative starts with another character, so that no text takes exponential time.
const QUOTED = String.raw`'[^\s']*'|"[^\s"]*"|[^\s"'[\]]`;
const BRACKETS = String.raw`\[(?:${QUOTED}|\[(?:${QUOTED})*\])*\]`;

/** Matches the text from each delimiter to the next delimiter outside brackets. */
const CANDIDATE = new RegExp(`(?<=^|[\\s"'\`<>;])(?=((?:${BRACKETS}|[^\\s"'\`<>;[])+))`, 'g');

/** Finds the texts in code that can be Tailwind classes, such as `before:content-['▾']`. */
export function findCandidates(code: string): string[] {
  const candidates = Array.from(code.matchAll(CANDIDATE), ([, candidate = '']) => candidate);
  // A class may also be an object key without quotes, such as `{ hidden: isEmpty }`.
  return [...candidates, ...code.split(/\W+/)];
}
