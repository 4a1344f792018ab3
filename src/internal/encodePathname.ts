/** Encodes a pathname for a URL, as browsers do; keeps the slashes. */
export function encodePathname(pathname: string): string {
  return pathname.split('/').map(encodeSegment).join('/');
}

/** Matches encoded characters that a URL path segment may contain unencoded. */
const PLAIN = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(PLAIN, decodeURIComponent);
}

/** Decodes a pathname for comparison; returns it unchanged when its encoding is invalid. */
export function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
