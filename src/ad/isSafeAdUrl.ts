import { AD_URL_LIMIT } from './ad.constants.ts';

/** Two slashes and a host without credentials; no spaces, backslashes or control characters, which parsers mend. */
const PLAIN_HTTPS = /^https:\/\/[^\s\\/?#@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/** Tells whether an address of an ad may be used: https, without credentials, of bounded length (S7). */
export function isSafeAdUrl(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= AD_URL_LIMIT &&
    PLAIN_HTTPS.test(value) &&
    URL.canParse(value)
  );
}
