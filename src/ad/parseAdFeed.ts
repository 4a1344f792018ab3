import { ownFields } from '../internal/ownFields.ts';
import { z } from '../internal/schema.ts';
import { TEXT_LIMIT } from './ad.constants.ts';
import type { FeedAd } from './ad.types.ts';
import { isSafeAdUrl } from './isSafeAdUrl.ts';

const text = z.catch(
  z.pipe(
    z.string(),
    z.transform((value) => value.slice(0, TEXT_LIMIT)),
  ),
  '',
);
const optionalText = z.catch(z.optional(z.string()), undefined);

const entrySchema = z.object({
  company: text,
  description: text,
  image: z.catch(z.optional(z.custom<string>(isSafeAdUrl)), undefined),
  statlink: z.custom<string>(isSafeAdUrl),
  statimp: optionalText,
  pixel: optionalText,
  timestamp: z.catch(
    z.optional(z.union([z.string(), z.pipe(z.number(), z.transform(String))])),
    undefined,
  ),
});

const feedSchema = z.object({ ads: z.array(z.unknown()) });

/** Returns the first ad with a safe link, or null when the feed has no such ad (ADS-8). */
export function parseAdFeed(data: unknown): FeedAd | null {
  const feed = feedSchema.safeParse(ownFields(data));
  if (!feed.success) return null;
  for (const entry of feed.data.ads) {
    const ad = entrySchema.safeParse(ownFields(entry));
    if (ad.success) return ad.data;
  }
  return null;
}
