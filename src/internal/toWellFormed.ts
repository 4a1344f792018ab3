/** Replaces lone surrogates with U+FFFD, because `encodeURIComponent` throws on them. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
