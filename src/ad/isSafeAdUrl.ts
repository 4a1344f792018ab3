import { AD_URL_LIMIT } from './ad.constants.ts';

/** Two slashes and a host without credentials; no spaces, backslashes or control characters, which parsers mend. */
const PLAIN_HTTPS = /^https:\/\/[^\s\\/?#@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/** Tells whether an address of an ad may be used: https, without credentials, of bounded length (S7). */
export function isSafeAdUrl(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > AD_URL_LIMIT || !PLAIN_HTTPS.test(value)) {
    return false;
  }
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && username + password === '';
}
