import { MAX_FEED_REQUESTS } from './ad.constants.ts';
import type { FeedAd } from './ad.types.ts';
import { parseAdFeed } from './parseAdFeed.ts';

/**
 * Loads an ad. Retries while the feed has no valid ad (ADS-9, ADS-10).
 * Returns null when a request fails, or after `MAX_FEED_REQUESTS` requests.
 */
export async function loadAdFeed(
  fetchJson: () => Promise<unknown>,
  shouldContinue: () => boolean = () => true,
): Promise<FeedAd | null> {
  for (let request = 0; request < MAX_FEED_REQUESTS && shouldContinue(); request += 1) {
    try {
      const ad = parseAdFeed(await fetchJson());
      if (ad) return ad;
    } catch {
      return null;
    }
  }
  return null;
}
