/** Ad to render (ADS-6). */
export interface Ad {
  name: string;
  link: string;
  /** URL of the image, 130 by 100 pixels. */
  img?: string | undefined;
  /** May contain markup. */
  description: string;
  /** Provider of the ad. */
  poweredby: string;
  /** Label of the ad in analytics events. */
  label: string;
}

/** Ad of the sponsor feed. `image` and `statlink` have passed `isSafeAdUrl`. */
export interface FeedAd {
  company: string;
  description: string;
  image?: string | undefined;
  /** Link target of the ad. */
  statlink: string;
  /** URL of the tracking pixel that counts the display of the ad. */
  statimp?: string | undefined;
  /** URLs of more tracking pixels, separated by `||`. */
  pixel?: string | undefined;
  /** Value that replaces `[timestamp]` in the URLs of the pixels. */
  timestamp?: string | undefined;
}

/** Status of the sponsor block. Selects the visible content. */
export type AdStatus = 'suppressed' | 'detecting' | 'external' | 'in-house' | 'appeal' | 'crashed';

/** Settings for external ads. Without an iframe and a feed URL, all ads are in-house. */
export interface AdSettings {
  /** Whether a provider's script runs in an iframe. */
  hasFrame: boolean;
  feedUrl?: string | undefined;
  backersUrl?: string | undefined;
  displayRatio: number;
}

export type AdShape = 'image' | 'inline';
