import { findNeighbors, type Language, type PageLink } from '@vitrine/ui/core';
import type { SitePage } from '../../model/page.types.ts';
import type { SiteAssets } from '../shared/server.types.ts';
import type { Product } from '../content/content.types.ts';

export interface NavigationData {
  product: Product;
  pathname: string;
  language: Language;
  assets: SiteAssets;
}

/** Returns the neighboring pages of a page in the navigation and the URL of its product's data. */
export function getNavigationData({
  product,
  pathname,
  language,
  assets,
}: NavigationData): Pick<SitePage, 'language' | 'productUrl' | 'previous' | 'next'> {
  const { previous, next } = findNeighbors(product.nav, pathname);
  const link = (page?: PageLink) => page && { pathname: page.pathname, title: page.title };
  return {
    language,
    productUrl: assets.productUrl(product.folder, language),
    previous: link(previous),
    next: link(next),
  };
}
