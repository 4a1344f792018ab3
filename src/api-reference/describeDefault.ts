import { splitCode, type TextPart } from '../internal/splitCode.ts';

/** How a default is shown. */
export type DefaultText =
  | { kind: 'inline' | 'block' }
  /** Too long for its row: shows the start, and the rest on demand. */
  | { kind: 'long'; start: string }
  /** A sentence with code spans. */
  | { kind: 'sentence'; parts: readonly TextPart[] };

/** Maximum size of code that a row shows in full. */
const MAX_LINES = 4;
const MAX_LENGTH = 160;
/** Characters of longer code that a row shows. */
const START_LENGTH = 60;

/** Describes how a default is shown, by its length and by its code spans. */
export function describeDefault(value: string): DefaultText {
  const parts = splitCode(value);
  // Template literals also have backticks, but their placeholders do not occur in sentences.
  const isSentence = parts.some(({ kind }) => kind === 'code') && !value.includes('${');
  if (isSentence) return { kind: 'sentence', parts };
  const lines = value.split('\n');
  if (lines.length > MAX_LINES || value.length > MAX_LENGTH) {
    return { kind: 'long', start: `${(lines[0] ?? '').slice(0, START_LENGTH).trimEnd()} …` };
  }
  return { kind: lines.length > 1 ? 'block' : 'inline' };
}
