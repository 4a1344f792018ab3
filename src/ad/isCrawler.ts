const NAMES = new Set(['bot', 'robot', 'crawler', 'crawling', 'spider']);
const ENDINGS = /(?:bot|crawler|spider)$/;
/** Phone brands whose name ends in `bot`. They are not crawlers. */
const PHONES = new Set(['cubot']);

/** Returns whether a user agent contains a crawler's name, such as `Googlebot` (ADS-4). */
export function isCrawler(userAgent: string): boolean {
  return userAgent
    .toLowerCase()
    .split(/[^a-z]/)
    .some((word) => NAMES.has(word) || (ENDINGS.test(word) && !PHONES.has(word)));
}
