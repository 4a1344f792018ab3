import { splitCode, type TextPart } from '../internal/splitCode.ts';

/** Display of a default. */
export type DefaultText =
  | { kind: 'inline' | 'block' }
  /** Long code. The row shows `start` until the reader expands the code. */
  | { kind: 'long'; start: string }
  /** A sentence with code spans. */
  | { kind: 'sentence'; parts: readonly TextPart[] };

/** Maximum number of lines and characters of code that a row shows in full. */
const MAX_LINES = 4;
const MAX_LENGTH = 160;
/** Number of characters that a row shows of longer code. */
const START_LENGTH = 60;

/** Selects the display of a default by its length and its code spans. */
export function describeDefault(value: string): DefaultText {
  const parts = splitCode(value);
  // Template literals also have backticks, but their placeholders do not occur in sentences.
  const isSentence = parts.some(({ kind }) => kind === 'code') && !value.includes('${');
  if (isSentence) return { kind: 'sentence', parts };
  const lines = value.split('\n');
  if (lines.length > MAX_LINES || value.length > MAX_LENGTH) {
    const line = value.replace(/\n.*/s, '');
    return { kind: 'long', start: `${line.slice(0, START_LENGTH).trimEnd()} …` };
  }
  return { kind: lines.length > 1 ? 'block' : 'inline' };
}
