import type { Ad } from '@vitrine/ui/core';
import { siteAds } from '../../model/ads.config.ts';
import type { ArticleAd } from '../../model/page.types.ts';
import type { SiteEnv } from '../shared/siteEnv.ts';

/** Creates the data of a page's sponsor block (PRD-3); undefined when the site has no ads. */
export function articleAd(
  pathname: string,
  { ads }: SiteEnv,
  inHouse: readonly Ad[] = siteAds,
): ArticleAd | undefined {
  if (!ads.isOn || inHouse.length === 0) return undefined;
  const { scriptUrl, feedUrl, backersUrl, displayRatio } = ads;
  return {
    pathname,
    settings: { hasFrame: scriptUrl !== undefined, feedUrl, backersUrl, displayRatio },
  };
}
