import { distance } from 'fastest-levenshtein';

/** Finds the candidates that are spelled most like the text, best first. */
export function findClosest(text: string, candidates: readonly string[], limit = 3): string[] {
  return candidates
    .map((candidate) => ({ candidate, score: distance(text, candidate) }))
    .sort((a, b) => a.score - b.score || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
