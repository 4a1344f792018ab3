/** Decodes the id in a URL hash; returns an empty string when the encoding is invalid. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
