import type { Language } from '@vitrine/ui/core';
import type { SitePage, SiteProduct } from '../../app/site.types.ts';
import type { SiteAssets, SiteServer } from '../site.types.ts';
import type { PageLinks } from './checkLinks.ts';
import type { Product } from './content.types.ts';

/** A page that can be rendered: its address, and how. */
export interface SiteRoute {
  /** Path without a language. */
  pathname: string;
  kind: SitePage['kind'];
  title: string;
  product?: Product;
  /** File that a reader may edit, if there is one. */
  file?: string;
  /** The interface's texts are in the language; the page's own text is English (PRD-4). */
  render: (language: Language) => Promise<RenderedRoute>;
}

export interface RenderedRoute {
  page: SitePage;
  links: PageLinks;
  anchors: ReadonlySet<string>;
  /** Files for machines, by their path in the site. */
  files: Readonly<Record<string, string>>;
}

export interface SiteInput {
  productsDir: string;
  server: SiteServer;
  assets: SiteAssets;
  workbenchUrl: string;
}

/** The whole site: its products, and a route per page. */
export interface Site {
  products: { product: Product; data: Record<Language, SiteProduct> }[];
  routes: SiteRoute[];
}
