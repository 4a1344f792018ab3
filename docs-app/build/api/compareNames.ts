/** Compares names case-insensitively, in the same order on every machine. */
export function compareNames(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left === right) return a < b ? -1 : 1;
  return left < right ? -1 : 1;
}
