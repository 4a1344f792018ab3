/** Matches a word of letters, or a number. Each Chinese character is a separate word. */
const WORD = /[\p{Script=Han}]|[^\P{L}\p{Script=Han}]+|\p{N}+/gu;

/**
 * Splits a text into lower-case words. An identifier such as `disableRipple` gives `disable`,
 * `ripple` and both words joined. Full-width letters, as Chinese input methods type them, become
 * ASCII letters.
 */
export function listWords(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .split(/\s/)
    .flatMap((part) => {
      const spaced = part
        .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
        .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
      const single = spaced.match(WORD);
      return single ? [...single, single.join('')] : [];
    });
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** Reduces a name to its lower-case letters and digits, to compare whole names. */
export function toPlainName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
