import * as z from 'zod';
import { InputError } from '../site/inputError.ts';

/** Part of a list. */
export interface Slice<Entry> {
  entries: readonly Entry[];
  total: number;
  /** Offset of the next part; undefined at the end. */
  nextOffset?: number;
}

/** Schema of the offset at which a list continues. */
export const offsetInput = z
  .int()
  .min(0)
  .default(0)
  .describe('Continue at this offset: nextOffset of the answer before.');

/** Schemas of the fields that describe a part of a list. */
export const sliceOutput = {
  total: z.int(),
  nextOffset: z.int().optional().describe('Pass it as offset to continue.'),
};

/** Throws when `offset` is beyond the end; the first offset is valid even when nothing exists. */
export function checkOffset(offset: number, total: number, unit: string): void {
  if (offset === 0 || offset < total) return;
  throw new InputError(`The answer has ${total} ${unit}; offset ${offset} is beyond.`);
}

/** Returns a part of a list; throws when `offset` is beyond the end. */
export function slice<Entry>(
  list: readonly Entry[],
  { offset, limit }: { offset: number; limit: number },
): Slice<Entry> {
  checkOffset(offset, list.length, 'entries');
  const end = offset + limit;
  return {
    entries: list.slice(offset, end),
    total: list.length,
    ...(end < list.length && { nextOffset: end }),
  };
}

/** Formats the hint with the next offset; empty at the end of the list. */
export function writeNext({ nextOffset, total }: { nextOffset?: number; total: number }): string {
  return nextOffset === undefined
    ? ''
    : `\n\nContinue with offset ${nextOffset} (${total} in all).`;
}
