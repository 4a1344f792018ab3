import * as z from 'zod';

/** Part of a list. */
export interface Slice<Entry> {
  entries: readonly Entry[];
  total: number;
  /** Offset of the next part; undefined at the end. */
  nextOffset?: number;
}

/** Argument that continues a list. */
export const offsetInput = z
  .int()
  .min(0)
  .default(0)
  .describe('Continue at this offset: nextOffset of the answer before.');

/** Fields of an answer with a part of a list. */
export const sliceOutput = {
  total: z.int(),
  nextOffset: z.int().optional().describe('Pass it as offset to continue.'),
};

/** Returns a part of a list; empty when the list ends before it. */
export function slice<Entry>(
  list: readonly Entry[],
  { offset, limit }: { offset: number; limit: number },
): Slice<Entry> {
  const end = offset + limit;
  return {
    entries: list.slice(offset, end),
    total: list.length,
    ...(end < list.length && { nextOffset: end }),
  };
}

/** Writes how to continue a list; empty at the end of the list. */
export function writeNext({ nextOffset, total }: { nextOffset?: number; total: number }): string {
  return nextOffset === undefined
    ? ''
    : `\n\nContinue with offset ${nextOffset} (${total} in all).`;
}
