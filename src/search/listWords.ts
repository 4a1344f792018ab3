/** Matches a word of letters and digits. Chinese characters are words of their own. */
const WORD = /[\p{Script=Han}]|[^\P{L}\p{Script=Han}]+|\p{N}+/gu;

/**
 * Splits a text into lower-case words. Identifiers such as `disableRipple`, `MuiButton-root` and
 * `--joy-palette` give their words, and the identifier without separators.
 */
export function listWords(text: string): string[] {
  const words = text.split(/\s+/).flatMap((part) => {
    const spaced = part
      .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
    const single = spaced.match(WORD) ?? [];
    return single.length > 1 ? [...single, single.join('')] : single;
  });
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** Reduces a name to its letters and digits, for the comparison of whole names. */
export function toPlainName(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('');
}
