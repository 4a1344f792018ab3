/** Checks whether a text contains every word of a filter, in any order and case. */
export function matchesFilter(text: string, filter: string): boolean {
  const lower = text.toLowerCase();
  const words = filter.toLowerCase().split(/\s/);
  return words.every((word) => lower.includes(word));
}
