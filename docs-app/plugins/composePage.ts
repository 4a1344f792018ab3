import { preloadedFont } from '@vitrine/ui/core';
import type { RenderedRoute, Site, SiteRoute } from './content/createSite.ts';
import { renderDocument } from './renderDocument.ts';
import type { SiteAssets, SiteServer } from './site.types.ts';

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
  const current = site.products.find(({ product }) => product === route.product)?.data;
  const products = site.products.map(({ data }) => data.product);
  const body = server.renderBody({ page, current, products });
  const demoCss =
    route.product && page.html.includes('data-demo-stage')
      ? server.productCss(route.product.id)
      : '';
  return renderDocument({
    page,
    productName: current?.product.name,
    assets,
    body: body.html,
    styles: [{ text: server.baseCss + demoCss }, body.css],
    font: preloadedFont,
  });
}
