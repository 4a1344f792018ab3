import type { AdFinding } from './adMachine.ts';
import type { FeedAd } from './ad.types.ts';
import { expandPixels } from './expandPixels.ts';
import { fillAdCard } from './fillAdCard.ts';
import type { AdSource } from './installAd.ts';
import { loadAdFeed } from './loadAdFeed.ts';

export interface FeedSourceOptions {
  /** Fetches the feed as JSON. Rejects when the request or parsing fails. */
  fetchJson: () => Promise<unknown>;
  /** Name of the feed's provider, as displayed in the ads. */
  poweredby: string;
}

/** Creates an ad source from the sponsor feed (ADS-8..11). */
export function createFeedSource(
  slot: HTMLElement,
  { fetchJson, poweredby }: FeedSourceOptions,
): AdSource {
  let ad: FeedAd | null = null;
  let isOpen = true;
  void loadAdFeed(fetchJson, () => isOpen).then((loaded) => (ad = loaded));
  return {
    poll: (): AdFinding => (ad ? 'ad' : 'nothing'),
    show() {
      const card = slot.querySelector('[data-ad-card]');
      if (!ad || !card)
        throw new Error('Cannot show the ad: the feed has none, or the block has no card.');
      const { company, description, image, statlink } = ad;
      const label = 'feed';
      fillAdCard(card, {
        ...{ name: company, description, img: image, link: statlink, poweredby, label },
      });
      card.append(...expandPixels(ad).map(createPixel));
      slot.dataset['adFrom'] = 'feed';
    },
    close() {
      isOpen = false;
    },
  };
}

function createPixel(address: string): HTMLImageElement {
  const pixel = document.createElement('img');
  Object.assign(pixel, { referrerPolicy: 'no-referrer', alt: '', hidden: true });
  pixel.src = address;
  return pixel;
}
