const NAMES = new Set(['bot', 'robot', 'crawler', 'crawling', 'spider']);
const ENDINGS = /(?:bot|crawler|spider)$/;
/** A make of phones. */
const PHONES = new Set(['cubot']);

/** Tells whether a user agent says that it is a crawler: a word of it is one, or ends like one (ADS-4). */
export function isCrawler(userAgent: string): boolean {
  return userAgent
    .toLowerCase()
    .split(/[^a-z]/)
    .some((word) => NAMES.has(word) || (ENDINGS.test(word) && !PHONES.has(word)));
}
