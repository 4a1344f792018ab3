import type { Language } from '@vitrine/ui/core';
import type { SitePage, SiteProduct } from '../../app/site.types.ts';
import { readComponentApis } from '../api/readComponentApis.ts';
import { apiRoute } from './apiRoutes.ts';
import { checkLinks } from './checkLinks.ts';
import { checkNav } from './checkNav.ts';
import type { Product } from './content.types.ts';
import { docRoute } from './docRoutes.ts';
import { readPages, readProducts } from './readProducts.ts';
import type { RenderedRoute, Site, SiteInput, SiteRoute } from './site.types.ts';

const NO_CSS = { ids: [], text: '' };

/** Reads the content, checks it, and tells how each page is rendered. */
export async function createSite(input: SiteInput): Promise<Site> {
  const products = await readProducts(input.productsDir);
  const perProduct = await Promise.all(
    products.map((product) => createProductRoutes(product, input)),
  );
  return {
    products: products.map((product) => ({ product, data: productData(product) })),
    routes: [
      plainRoute({ pathname: '/', kind: 'home', titleKey: 'home.title' }, input),
      plainRoute({ pathname: '/404', kind: 'not-found', titleKey: 'notFound.title' }, input),
      ...perProduct.flat(),
    ],
  };
}

function productData({ identities, nav }: Product): Record<Language, SiteProduct> {
  return { en: { identities, nav }, zh: { identities, nav } };
}

interface PlainPage {
  pathname: string;
  kind: SitePage['kind'];
  titleKey: string;
}

function plainRoute({ pathname, kind, titleKey }: PlainPage, { server }: SiteInput): SiteRoute {
  const links = { pathname, links: [], placeOf: () => pathname };
  return {
    pathname,
    kind,
    title: server.translate('en', titleKey),
    async render(language) {
      const page: SitePage = {
        kind,
        pathname,
        language,
        title: server.translate(language, titleKey),
        description: server.translate(language, titleKey.replace('.title', '.lead')),
        headings: [],
        html: '',
        css: NO_CSS,
      };
      return { page, links, anchors: new Set(), files: {} };
    },
  };
}

async function createProductRoutes(product: Product, input: SiteInput): Promise<SiteRoute[]> {
  const sources = readPages(product);
  const names = [...new Set(sources.flatMap(({ frontMatter }) => frontMatter.components))].sort();
  const apis = await readComponentApis({ productDir: product.dir, names });
  const context = { product, sources, apis, input };
  const routes = [
    ...sources.map((source) => docRoute(source, context)),
    ...apis.map((api) => apiRoute(api, context)),
  ];
  checkNav(
    product,
    routes.map(({ pathname, file }) => ({ pathname, file: file ?? product.dir })),
  );
  return routes;
}

/** Start page of every product folder, for addresses such as `/material-ui`. */
export function listFolders({ products }: Site): Record<string, string> {
  return Object.fromEntries(
    products.flatMap(({ product }) => {
      const [{ start }] = product.identities;
      return product.prefix ? [[product.prefix, start]] : [];
    }),
  );
}

/** Lists the pages of the site that readers and search engines may find. */
export function listPublicPages({ routes }: Site): SiteRoute[] {
  return routes.filter(({ kind, product }) => kind !== 'not-found' && !product?.internal);
}

/** What the check of links needs to know of a rendered page. */
export interface CheckedPage extends Pick<RenderedRoute, 'links' | 'anchors'> {
  pathname: string;
}

/** Checks the links of rendered pages against each other. */
export function checkRenderedLinks(pages: readonly CheckedPage[], extra: readonly string[]): void {
  const outside = extra.map((pathname) => ({ pathname, anchors: new Set<string>() }));
  checkLinks(
    pages.map(({ links }) => links),
    [...pages, ...outside],
  );
}
