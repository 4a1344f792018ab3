import { inHouseAds, type Ad } from '@vitrine/ui/core';

/** In-house ads of this site. Without them, pages have no sponsor block. */
export const siteAds: readonly Ad[] = inHouseAds;
