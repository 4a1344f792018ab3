import { createSite, type Site } from './content/createSite.ts';
import { nameProductData } from './siteData.ts';
import type { SiteAssets, SiteServer } from './site.types.ts';
import { site as config } from '../app/site.config.ts';

export interface SiteParts {
  productsDir: string;
  server: SiteServer;
  assets: Omit<SiteAssets, 'productUrl'>;
}

/** Reads the content and joins it with what the builds made. */
export async function prepareSite(parts: SiteParts): Promise<{ site: Site; assets: SiteAssets }> {
  let productUrls = new Map<string, string>();
  const assets: SiteAssets = { ...parts.assets, productUrl: (id) => productUrls.get(id) ?? '' };
  const site = await createSite({ ...parts, assets, workbenchUrl: config.workbenchUrl });
  productUrls = nameProductData(site.products);
  return { site, assets };
}
