/** Replaces lone surrogates, on which `encodeURIComponent` throws. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
