import type { ArticleAd } from '../../model/page.types.ts';
import type { SiteEnv } from '../shared/siteEnv.ts';

/** Creates the data of a page's sponsor block (PRD-3). */
export function articleAd(pathname: string, { ads }: SiteEnv): ArticleAd {
  const { scriptUrl, feedUrl, backersUrl, displayRatio } = ads;
  return {
    pathname,
    settings: { hasFrame: scriptUrl !== undefined, feedUrl, backersUrl, displayRatio },
  };
}
