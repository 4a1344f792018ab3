import { siteAds } from '../../model/ads.config.ts';
import { AdConfigProvider, AdSlot, pickInHouseAd, useAdConfig } from '@vitrine/ui';
import type { ArticleAd } from '../../model/page.types.ts';

/** Renders the sponsor block of an article with the config of the build. */
export function SponsorBlock({ pathname, settings }: ArticleAd) {
  return (
    <AdConfigProvider config={settings}>
      <PageAd pathname={pathname} />
    </AdConfigProvider>
  );
}

/** Renders an in-house ad: at once, or when the configured source has no ad. */
function PageAd({ pathname }: Pick<ArticleAd, 'pathname'>) {
  const settings = useAdConfig();
  const isPolling = settings.hasFrame || settings.feedUrl !== undefined;
  const { ad, shape } = pickInHouseAd(pathname, siteAds);
  if (isPolling) return <AdSlot ad={ad} status="detecting" settings={settings} />;
  return <AdSlot ad={ad} shape={shape} status="in-house" settings={settings} />;
}
