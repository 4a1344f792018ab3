import { MAX_FEED_REQUESTS } from './ad.constants.ts';
import type { FeedAd } from './ad.types.ts';
import { parseAdFeed } from './parseAdFeed.ts';

/** Loads an ad from the feed: asks again while it has none, and gives up at the first failure (ADS-9, ADS-10). */
export async function loadAdFeed(
  fetchJson: () => Promise<unknown>,
  isWanted: () => boolean = () => true,
): Promise<FeedAd | null> {
  for (let request = 0; request < MAX_FEED_REQUESTS && isWanted(); request += 1) {
    try {
      const ad = parseAdFeed(await fetchJson());
      if (ad) return ad;
    } catch {
      return null;
    }
  }
  return null;
}
