const LONG_WORD = /[\w.<>-]{27,}/g;
/** Text between hyphens; browsers already break lines after a hyphen. */
const UNBROKEN = /[^-]+/g;
const INNER_WORD = /(?<=<)|(?<=[a-z])(?=[A-Z])/;
const BREAK = '\u0000';
/** Number of characters that fit in the narrowest column, and the limit for joined inner words. */
const PIECE = 25;

/** Splits long words in code before capital letters and after `<`, so that lines can break. */
export function splitLongWords(code: string): string[] {
  const marked = code.replaceAll(LONG_WORD, (word) => word.replaceAll(UNBROKEN, markBreaks));
  return marked.split(BREAK);
}

function markBreaks(word: string): string {
  return word.split(INNER_WORD).reduce((marked, inner) => {
    const last = marked.slice(marked.lastIndexOf(BREAK) + 1);
    const isFull = last.endsWith('<') || last.length + inner.length > PIECE;
    return marked + (isFull ? BREAK : '') + inner;
  });
}
