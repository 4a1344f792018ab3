import { AdSlot, pickInHouseAd } from '@vitrine/ui';
import type { ArticleAd } from './site.types.ts';

/** Shows one of our own ads until another is found; where none is looked for, at once. */
export function PageAd({ pathname, settings }: ArticleAd) {
  const isLooking = settings.hasFrame || settings.feedUrl !== undefined;
  const { ad, shape } = pickInHouseAd(pathname);
  if (isLooking) return <AdSlot ad={ad} status="detecting" settings={settings} />;
  return <AdSlot ad={ad} shape={shape} status="in-house" settings={settings} />;
}
