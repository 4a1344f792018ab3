/**
 * Finds the end of the part of a text that starts at `offset` and has at most `limit` characters:
 * after its last line break, or after `limit` characters when that line break is in the first half.
 */
export function findPartEnd(text: string, offset: number, limit: number): number {
  const end = offset + limit;
  if (end >= text.length) return text.length;
  const lineStart = text.lastIndexOf('\n', end - 1) + 1;
  return lineStart > offset + limit / 2 ? lineStart : end;
}
