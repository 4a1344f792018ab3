import { findTrail, preloadedFont } from '@vitrine/ui/core';
import type { Product } from '../content/content.types.ts';
import { isPublic, listPublished } from './createSite.ts';
import type { RenderedRoute, Site, SiteRoute } from '../routes/site.types.ts';
import { renderDocument } from './renderDocument.ts';
import type { SiteAssets, SiteServer } from '../shared/server.types.ts';

export interface PageParts {
  site: Site;
  server: SiteServer;
  assets: SiteAssets;
}

/** Composes a page's HTML. */
export function composePage(
  route: SiteRoute,
  { page }: RenderedRoute,
  { site, server, assets }: PageParts,
): string {
  const found = listPublished(site).find(({ product }) => product === route.product);
  const current = found?.data[page.language];
  const products = site.products.flatMap(({ product }) => product.identities);
  const body = server.renderBody({ folder: found?.product.folder, page, current, products });
  return renderDocument({
    head: {
      page,
      identities: current?.identities,
      trail: found ? listTrail(found.product, page.pathname) : [],
      origin: site.env.origin,
      isPublic: isPublic(route),
    },
    assets,
    body: body.html,
    styles: [{ text: server.baseCss }, body.css],
    env: site.env,
    font: preloadedFont,
  });
}

/** Titles of the groups above a page. */
function listTrail({ nav }: Product, pathname: string): { title: string }[] {
  return findTrail(nav, pathname)
    .slice(0, -1)
    .map(({ title }) => ({ title }));
}
