import { preloadedFont } from '@vitrine/ui/core';
import type { RenderedRoute, Site, SiteRoute } from './content/site.types.ts';
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
  const found = site.products.find(({ product }) => product === route.product);
  const current = found?.data[page.language];
  const products = site.products.flatMap(({ product }) => product.identities);
  const body = server.renderBody({ page, current, products });
  const demoCss =
    found && page.html.includes('data-demo-stage') ? server.productCss(found.product.folder) : '';
  return renderDocument({
    page,
    identities: current?.identities,
    assets,
    body: body.html,
    styles: [{ text: server.baseCss + demoCss }, body.css],
    font: preloadedFont,
  });
}
