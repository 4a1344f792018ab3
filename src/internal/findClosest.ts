import { distance } from 'fastest-levenshtein';

export interface ClosestOptions {
  /** Maximum number of results. @default 3 */
  limit?: number;
  /** Share of the letters that may differ, 0 to 1. @default 1 */
  difference?: number;
}

/** Returns the candidates with the most similar spelling, best first. */
export function findClosest(
  text: string,
  candidates: readonly string[],
  { limit = 3, difference = 1 }: ClosestOptions = {},
): string[] {
  return candidates
    .map((candidate) => ({
      candidate,
      score: distance(text, candidate) / Math.max(text.length, candidate.length, 1),
    }))
    .filter(({ score }) => score <= difference)
    .sort((a, b) => a.score - b.score || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
