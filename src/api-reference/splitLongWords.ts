const LONG_WORD = /[\w.<>-]{17,}/g;
const INNER_WORD = /(?<=[-<])|(?<=[a-z])(?=[A-Z])/;
const BREAK = '\u0000';

/** Splits code where a line may end inside a long word: before its inner words. */
export function splitLongWords(code: string): string[] {
  return code.replaceAll(LONG_WORD, (word) => word.split(INNER_WORD).join(BREAK)).split(BREAK);
}
