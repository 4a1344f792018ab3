import { DEFAULT_LANGUAGE, LANGUAGE_PREFIX, type Language } from '../i18n/languages.ts';

/** Language and pathname of a site path. */
export interface NormalizedPath {
  language: Language;
  /** Path without language, query, hash and trailing slash. Starts with exactly one slash. */
  pathname: string;
}

/**
 * Matches raw and encoded characters that a URL parser drops or treats as a slash.
 * A sequence of them could change the host of a URL.
 */
// oxlint-disable-next-line no-control-regex -- URL parsers drop these characters, so they must go
const SLASHES = /(?:[/\\\u0000-\u001F]|%(?:2f|5c|[01][\da-f]))+/gi;

const LEGACY_API = /^\/api(?=\/|$)/;

/**
 * Extracts the language prefix of a path, removes query, hash and extra slashes, and replaces the
 * legacy prefix `/api` (PTH-1..4).
 */
export function normalizePathname(path: string): NormalizedPath {
  const prefix = LANGUAGE_PREFIX.exec(path);
  const language = (prefix?.[1] ?? DEFAULT_LANGUAGE) as Language;
  const unprefixed = path.slice(prefix?.[0].length ?? 0);
  return { language, pathname: cleanPathname(unprefixed).replace(LEGACY_API, '/api-docs') };
}

/** Returns a path with single slashes and without trailing slash, query and hash. */
export function cleanPathname(path: string): string {
  const end = path.search(/[?#]/);
  const joined = `/${end < 0 ? path : path.slice(0, end)}`.replace(SLASHES, '/');
  return joined.length > 1 && joined.endsWith('/') ? joined.slice(0, -1) : joined;
}

// oxlint-disable-next-line no-control-regex -- no page has control characters in its path
const REFUSED = /[\\\u0000-\u001F\u007F]|^\/\/|(?:^|\/)\.\.(?:\/|$)/;

/**
 * Returns whether a path can belong to a page. Server and browser check it before a redirect.
 * False for invalid encodings, control characters, backslashes, leading double slashes and `..`.
 */
export function isRoutable(path: string): boolean {
  try {
    return !REFUSED.test(decodeURIComponent(path.replace(/[?#].*/s, '')));
  } catch {
    return false;
  }
}
