import { DEFAULT_LANGUAGE, LANGUAGE_PREFIX, type Language } from '../i18n/languages.ts';

/** An address of the site, taken apart. */
export interface NormalizedPath {
  language: Language;
  /** Path without language, query, hash and trailing slash; it begins with one slash. */
  pathname: string;
}

/**
 * What a browser reads as a slash, or drops before it reads one, raw or encoded:
 * in a row, such characters could lead to another host.
 */
// oxlint-disable-next-line no-control-regex -- URL parsers drop these characters, so they must go
const SLASHES = /(?:[/\\\u0000-\u001F]|%(?:2f|5c|[01][\da-f]))+/gi;

const LEGACY_API = /^\/api(?=\/|$)/;

/** Reads an address: language prefix, hash, query, slashes and the legacy /api prefix (PTH-1..4). */
export function normalizePathname(path: string): NormalizedPath {
  const prefix = LANGUAGE_PREFIX.exec(path);
  const language = (prefix?.[1] ?? DEFAULT_LANGUAGE) as Language;
  const rest = path.slice(prefix?.[0].length ?? 0);
  return { language, pathname: cleanPathname(rest).replace(LEGACY_API, '/api-docs') };
}

/** Returns a path with single slashes, none at its end, and nothing after it. */
export function cleanPathname(path: string): string {
  const end = path.search(/[?#]/);
  const joined = `/${end < 0 ? path : path.slice(0, end)}`.replace(SLASHES, '/');
  return joined.length > 1 && joined.endsWith('/') ? joined.slice(0, -1) : joined;
}
