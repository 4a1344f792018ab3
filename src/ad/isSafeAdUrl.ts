import { AD_URL_LIMIT } from './ad.constants.ts';

/**
 * Matches an https URL without credentials.
 * Rejects spaces, backslashes and control characters, which URL parsers would remove or replace.
 */
const PLAIN_HTTPS = /^https:\/\/[^\s\\/?#@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/** Returns whether an ad URL is safe: https, without credentials, of limited length (S7). */
export function isSafeAdUrl(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= AD_URL_LIMIT &&
    PLAIN_HTTPS.test(value) &&
    URL.canParse(value)
  );
}
