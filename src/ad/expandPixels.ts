import { toWellFormed } from '../internal/toWellFormed.ts';
import { PIXEL_LIMIT } from './ad.constants.ts';
import type { FeedAd } from './ad.types.ts';
import { isSafeAdUrl } from './isSafeAdUrl.ts';

/** Lists the URLs of an ad's tracking pixels. Omits unsafe URLs (ADS-11). */
export function expandPixels({
  pixel,
  statimp,
  timestamp,
}: Partial<Pick<FeedAd, 'pixel' | 'statimp' | 'timestamp'>>): string[] {
  const pixels = typeof pixel === 'string' ? pixel.split('||') : [];
  const time = typeof timestamp === 'string' || typeof timestamp === 'number' ? timestamp : '';
  const encodedTime = encodeURIComponent(toWellFormed(String(time)));
  return [statimp, ...pixels]
    .filter((address) => typeof address === 'string')
    .map((address) => address.trim().replaceAll('[timestamp]', () => encodedTime))
    .filter(isSafeAdUrl)
    .slice(0, PIXEL_LIMIT);
}
