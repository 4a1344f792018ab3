const NAMES = new Set(['bot', 'robot', 'crawler', 'crawling', 'spider']);
const ENDINGS = /(?:bot|crawler|spider)$/;
/** Phone brands whose names end like a crawler's. */
const PHONES = new Set(['cubot']);

/** Returns whether a word of the user agent is a crawler's name or ends like one (ADS-4). */
export function isCrawler(userAgent: string): boolean {
  return userAgent
    .toLowerCase()
    .split(/[^a-z]/)
    .some((word) => NAMES.has(word) || (ENDINGS.test(word) && !PHONES.has(word)));
}
