/** Time between two polls for the ad's placeholder element, in milliseconds (ADS-1). */
export const POLL_INTERVAL_MS = 500;

/** Maximum number of polls for the ad's placeholder element (ADS-1). */
export const MAX_POLLS = 30;

/** Number of empty polls after which the next empty poll marks the ad as blocked (ADS-2). */
export const BLOCKED_AFTER_POLLS = 6;

/** Maximum number of requests for the feed (ADS-9). */
export const MAX_FEED_REQUESTS = 10;

/** Default share of displayed ads to report (ADS-12). */
export const DISPLAY_RATIO = 0.1;

/** Time that an ad is displayed before it is reported, in milliseconds (ADS-12). */
export const DISPLAY_AFTER_MS = 2500;

/** Share of ads that have the inline shape (ADS-13). */
export const INLINE_RATIO = 0.2;

/** Share of mounts that show the appeal when the ad is blocked (ADS-14). */
export const APPEAL_RATIO = 0.2;

/** Minimum heights of the block, in pixels: on phones, and from the `sm` breakpoint up (ADS-15). */
export const AD_HEIGHTS = { phone: 142, wide: 126 } as const;

/** Maximum length of an ad URL, in characters. */
export const AD_URL_LIMIT = 2048;

/** Maximum number of tracking pixels per ad. */
export const PIXEL_LIMIT = 8;

/** Maximum length of text from the feed, in characters. Longer text is truncated. */
export const TEXT_LIMIT = 5000;

/** HTML tags allowed in an ad description (S6). */
export const MARKUP_TAGS = ['b', 'strong', 'i', 'em', 'span', 'br'] as const;

/** Maximum number of tags in an ad description. Also limits the nesting depth. */
export const MARKUP_TAG_LIMIT = 100;

/** Placement of the sponsor block in analytics events. */
export const AD_PLACEMENT = 'body-top';

/** Pathname of the document that runs a provider's script. */
export const AD_PATHS = { frame: '/frames/ad.html' } as const;
