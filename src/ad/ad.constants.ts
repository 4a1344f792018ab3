/** Time between two looks for a placeholder, in milliseconds (ADS-1). */
export const POLL_INTERVAL_MS = 500;

/** Most looks for a placeholder (ADS-1). */
export const MAX_POLLS = 30;

/** Failed looks that are forgiven; one more, and the ad is taken to be blocked (ADS-2). */
export const BLOCKED_AFTER_POLLS = 6;

/** Most requests for the feed (ADS-9). */
export const MAX_FEED_REQUESTS = 10;

/** Share of the ads shown that are reported, unless the site says otherwise (ADS-12). */
export const DISPLAY_RATIO = 0.1;

/** Time that an ad is seen before it is reported, in milliseconds (ADS-12). */
export const DISPLAY_AFTER_MS = 2500;

/** Share of the mounts that show the inline shape (ADS-13). */
export const INLINE_RATIO = 0.2;

/** Share of the mounts that ask for help when the ad is blocked (ADS-14). */
export const APPEAL_RATIO = 0.2;

/** Least heights of the block, in pixels: on phones, and from the sm breakpoint (ADS-15). */
export const AD_HEIGHTS = { phone: 142, wide: 126 } as const;

/** Most characters of an address. */
export const AD_URL_LIMIT = 2048;

/** Most pixels of one ad. */
export const PIXEL_LIMIT = 8;

/** Most characters of a text from the feed; what is longer is cut. */
export const TEXT_LIMIT = 5000;

/** Tags that a description may have (rulings: Ads). */
export const MARKUP_TAGS = ['b', 'strong', 'i', 'em', 'span', 'br'] as const;

/** Where the block stands, in the words of its events. */
export const AD_PLACEMENT = 'body-top';

/** Address of the document that runs a provider's script. */
export const AD_PATHS = { frame: '/frames/ad.html' } as const;
