import type { AdFinding } from './adMachine.ts';
import type { FeedAd } from './ad.types.ts';
import { expandPixels } from './expandPixels.ts';
import { fillAdCard } from './fillAdCard.ts';
import type { AdSource } from './installAd.ts';
import { loadAdFeed } from './loadAdFeed.ts';

export interface FeedSourceOptions {
  /** Fetches the feed; anything but an answer of its kind rejects. */
  fetchJson: () => Promise<unknown>;
  /** Whose feed it is. */
  poweredby: string;
}

/** Takes an ad from the sponsor feed (ADS-8..11). */
export function createFeedSource(
  slot: HTMLElement,
  { fetchJson, poweredby }: FeedSourceOptions,
): AdSource {
  let ad: FeedAd | null = null;
  let isWanted = true;
  void loadAdFeed(fetchJson, () => isWanted).then((loaded) => (ad = loaded));
  return {
    look: (): AdFinding => (ad ? 'ad' : 'nothing'),
    show() {
      const card = slot.querySelector('[data-ad-card]');
      if (!ad || !card) throw new Error('There is no ad of the feed to show.');
      const { company, description, image, statlink } = ad;
      const label = 'feed';
      fillAdCard(card, {
        ...{ name: company, description, img: image, link: statlink, poweredby, label },
      });
      card.append(...expandPixels(ad).map(createPixel));
      slot.dataset['adFrom'] = 'feed';
    },
    close() {
      isWanted = false;
    },
  };
}

function createPixel(address: string): HTMLImageElement {
  const pixel = document.createElement('img');
  Object.assign(pixel, { referrerPolicy: 'no-referrer', alt: '', hidden: true });
  pixel.src = address;
  return pixel;
}
