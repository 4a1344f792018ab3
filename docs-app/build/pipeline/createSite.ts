import { localizeNav, unflagPlanned, type Language, type ProductData } from '@vitrine/ui/core';
import type { SitePage, SiteProduct } from '../../model/page.types.ts';
import type { ApiProblem } from '../api/apiCache.ts';
import { addTypeLinks } from '../content/addTypeLinks.ts';
import { createUsageIndex } from '../content/addUsages.ts';
import { apiRoute, type ProductContext } from '../routes/apiRoutes.ts';
import { apiPathname } from '../content/pathnames.ts';
import { apiTabRoutes, listTabEntries } from '../routes/apiTabRoutes.ts';
import { checkLinks } from '../content/checkLinks.ts';
import { checkNav } from '../content/checkNav.ts';
import type { Product } from '../content/content.types.ts';
import { docRoute } from '../routes/docRoutes.ts';
import { draftApis, draftHistory } from './draftApis.ts';
import { functionRoutes, listFunctionPages } from '../routes/functionRoutes.ts';
import { readChangeDates } from '../content/readChangeDates.ts';
import { readErrorTable } from '../errors/readErrorTable.ts';
import { changesRoutes } from '../routes/changesRoutes.ts';
import { releaseRoutes } from '../routes/releaseRoutes.ts';
import { readReleases } from '../releases/readReleases.ts';
import { readProductApis } from '../content/readProductApis.ts';
import { readPages, readProducts } from '../content/readProducts.ts';
import type {
  PublishedProduct,
  RenderedRoute,
  Site,
  SiteInput,
  SiteRoute,
} from '../routes/site.types.ts';

/** Parts of a site that publish an API. */
export type PublishedSite = Pick<Site, 'products' | 'releases'>;

const NO_CSS = { ids: [], text: '' };

/** Reads and checks the content, and creates a route for each page. */
export async function createSite(input: SiteInput): Promise<Site> {
  const products = await readProducts(input.productsDir);
  // Filled once the releases are read, which is before any page is rendered.
  const all: ProductData[] = [];
  const changes = readChangeDates(input.productsDir);
  const perProduct = await Promise.all(
    products.map((product) => createProductRoutes(product, { input, changes, products: all })),
  );
  all.push(...perProduct.flatMap(({ product }) => product.identities));
  return {
    env: input.env,
    products: perProduct.map((one) => publish(one, input)),
    releases: perProduct.flatMap(({ releases }) => releases.map((one) => publish(one, input))),
    routes: [
      plainRoute({ pathname: '/', kind: 'home', titleKey: 'home.title' }, input),
      plainRoute({ pathname: '/404', kind: 'not-found', titleKey: 'notFound.title' }, input),
      plainRoute({ pathname: '/offline', kind: 'offline', titleKey: 'offline.title' }, input),
      ...perProduct.flatMap(({ routes }) => routes),
    ],
    problems: perProduct.flatMap(({ problems }) => problems),
    errors: readErrorTable(input.productsDir),
  };
}

function publish(
  { product, readComponents, hooks, functions }: Omit<PublishedProduct, 'data'>,
  input: SiteInput,
): PublishedProduct {
  return { product, readComponents, hooks, functions, data: productData(product, input) };
}

function productData(
  { identities, nav }: Product,
  { server }: SiteInput,
): Record<Language, SiteProduct> {
  const zh = localizeNav(nav, (title) => server.translateNavTitle('zh', title));
  return { en: { identities, nav }, zh: { identities, nav: zh } };
}

interface PlainPage {
  pathname: string;
  kind: SitePage['kind'];
  titleKey: string;
}

function plainRoute({ pathname, kind, titleKey }: PlainPage, { server }: SiteInput): SiteRoute {
  const links = { pathname, links: [], placeOf: () => pathname };
  const leadKey = titleKey.replace('.title', '.lead');
  return {
    pathname,
    kind,
    title: server.translate('en', titleKey),
    description: server.translate('en', leadKey),
    async render(language) {
      const page: SitePage = {
        kind,
        pathname,
        language,
        title: server.translate(language, titleKey),
        description: server.translate(language, leadKey),
        headings: [],
        html: '',
        css: NO_CSS,
      };
      return { page, links, anchors: new Set(), files: {} };
    },
  };
}

interface ProductRoutes extends Omit<PublishedProduct, 'data'> {
  routes: SiteRoute[];
  /** Releases of which the site has only the API. */
  releases: Omit<PublishedProduct, 'data'>[];
  problems: ApiProblem[];
}

async function createProductRoutes(
  sourceProduct: Product,
  { input, changes, products }: Pick<ProductContext, 'input' | 'changes' | 'products'>,
): Promise<ProductRoutes> {
  const sources = readPages(sourceProduct);
  const options = { onExtracting: input.onExtracting, onExtracted: input.onExtracted };
  const { pages, hooks, functions, ...read } = input.isDraft
    ? draftApis()
    : await readProductApis(sourceProduct, { sources, ...options });
  const history = input.isDraft
    ? draftHistory(sourceProduct)
    : await readReleases(sourceProduct, read, options);
  const { documentedRelease: documented, releases } = history;
  const apis = addTypeLinks(documented.apis, { product: sourceProduct, pages });
  const readComponents = createUsageIndex(apis, sources, input.workbenchUrl);
  const hasTabs = sourceProduct.apiLayout === 'tabs';
  const functionPages = listFunctionPages(sourceProduct, functions);
  const generated = [
    ...(hasTabs
      ? pages.flatMap(listTabEntries)
      : apis.map((api) => apiPathname(sourceProduct, api))),
    ...functionPages.map(({ pathname }) => pathname),
  ];
  const product = {
    ...documented.product,
    nav: unflagPlanned(sourceProduct.nav, new Set(generated)),
  };
  const context = { product, sources, apis, readComponents, hooks, input, changes, products };
  const routes = [
    ...sources.map((source) => docRoute(source, context)),
    ...(hasTabs
      ? pages.flatMap((page) => apiTabRoutes(page, context))
      : apis.map((api) => apiRoute(api, context))),
    ...functionRoutes({ product, pages: functionPages, input }),
    ...changesRoutes({ product, apis, releases, input }),
    ...releaseRoutes(history, context),
  ];
  checkNav(
    product,
    routes.map(({ pathname, file, entryAnchors }) => ({ pathname, file, anchors: entryAnchors })),
  );
  const problems = [...read.problems, ...history.problems];
  const otherReleases = history.otherReleases.map((release) => ({
    ...release,
    readComponents: () => release.apis,
    hooks: [],
    functions: [],
  }));
  return { product, routes, releases: otherReleases, problems, readComponents, hooks, functions };
}

/** Lists the products whose API the site publishes, including undocumented releases. */
export function listPublished({ products, releases }: PublishedSite): PublishedProduct[] {
  return [...products, ...releases];
}

/** Returns the start page of every product folder, for pathnames such as `/material-ui`. */
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
  return routes.filter(isPublic);
}

/** Returns whether a page is public: neither internal, nor offline, nor for missing pages. */
export function isPublic({ kind, product }: SiteRoute): boolean {
  return kind !== 'not-found' && kind !== 'offline' && !product?.internal;
}

/** Parts of a rendered page that the link check needs. */
export interface CheckedPage extends Pick<RenderedRoute, 'links' | 'anchors'> {
  pathname: string;
}

/** Checks that the links of rendered pages lead to existing pages and anchors. */
export function checkRenderedLinks(pages: readonly CheckedPage[], extra: readonly string[]): void {
  const outside = extra.map((pathname) => ({ pathname, anchors: new Set<string>() }));
  checkLinks(
    pages.map(({ links }) => links),
    [...pages, ...outside],
  );
}
