/** An ad, as it is drawn (ADS-6). */
export interface Ad {
  name: string;
  link: string;
  /** Address of the picture, 130 by 100 pixels. */
  img?: string | undefined;
  /** May contain markup. */
  description: string;
  /** Whose ad it is. */
  poweredby: string;
  /** Names the ad in events. */
  label: string;
}

/** An ad of the sponsor feed; its addresses are safe. */
export interface FeedAd {
  company: string;
  description: string;
  image?: string | undefined;
  /** Where the ad leads. */
  statlink: string;
  /** Picture that counts the ad as shown. */
  statimp?: string | undefined;
  /** More such pictures, divided by `||`. */
  pixel?: string | undefined;
  /** Takes the place of `[timestamp]` in them. */
  timestamp?: string | undefined;
}

/** What the sponsor block shows. */
export type AdStatus = 'suppressed' | 'detecting' | 'external' | 'in-house' | 'appeal' | 'crashed';

/** What a page says about the ads of others; without an address there are none. */
export interface AdSettings {
  /** Whether a provider's script is run, in a frame. */
  hasFrame: boolean;
  feedUrl?: string | undefined;
  backersUrl?: string | undefined;
  displayRatio: number;
}

export type AdShape = 'image' | 'inline';
