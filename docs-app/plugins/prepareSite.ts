import { site as config } from '../app/site.config.ts';
import { createSite } from './content/createSite.ts';
import type { Site } from './content/site.types.ts';
import { nameProductData, sharedKey } from './siteData.ts';
import type { SiteAssets, SiteServer } from './site.types.ts';

export interface SiteParts {
  productsDir: string;
  server: SiteServer;
  assets: Omit<SiteAssets, 'productUrl'>;
}

/** Reads the content and joins it with what the builds made. */
export async function prepareSite(parts: SiteParts): Promise<{ site: Site; assets: SiteAssets }> {
  let shared: ReturnType<typeof nameProductData> | undefined;
  const assets: SiteAssets = {
    ...parts.assets,
    productUrl: (folder, language) => shared?.get(sharedKey(folder, language))?.url ?? '',
  };
  const site = await createSite({ ...parts, assets, workbenchUrl: config.workbenchUrl });
  shared = nameProductData(site.products);
  return { site, assets };
}
