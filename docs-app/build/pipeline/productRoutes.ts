import { DocsError, unflagPlanned, type ComponentApi, type NavNode } from '@vitrine/ui/core';
import type { ApiProblem } from '../api/apiCache.ts';
import {
  addTypeLinks,
  joinTypeHrefs,
  listTypeHrefs,
  type TypedProduct,
  type TypeHrefs,
} from '../content/addTypeLinks.ts';
import { createUsageIndex } from '../content/addUsages.ts';
import { createTriedProps } from '../stories/triedProps.ts';
import { checkExports } from '../content/checkExports.ts';
import { checkNav } from '../content/checkNav.ts';
import { listPageGroups, type PageGroup } from '../content/listPageGroups.ts';
import type { PageSource, Product } from '../content/content.types.ts';
import {
  addGalleryEntry,
  listComponentPages,
  type ComponentGroup,
} from '../content/listComponentPages.ts';
import {
  allPagesPathname,
  apiPathname,
  changesPathname,
  createAddressOf,
  galleryPathname,
} from '../content/pathnames.ts';
import { readProductApis, type ProductApis } from '../content/readProductApis.ts';
import { readPages } from '../content/readProducts.ts';
import {
  readReleases,
  type ProductRelease,
  type ProductReleases,
} from '../releases/readReleases.ts';
import { createLinkChange, listComparisons } from '../releases/listComparisons.ts';
import { listFeedReleases } from '../feeds/listFeedReleases.ts';
import { displayPath } from '../../node/paths.ts';
import { allPagesRoute } from '../routes/allPagesRoute.ts';
import { apiRoute, type ProductContext } from '../routes/apiRoutes.ts';
import { apiTabRoutes, listTabEntries } from '../routes/apiTabRoutes.ts';
import { changesRoutes } from '../routes/changesRoutes.ts';
import { docRoute } from '../routes/docRoutes.ts';
import { functionRoutes, listFunctionPages } from '../routes/functionRoutes.ts';
import { galleryRoutes } from '../routes/galleryRoutes.ts';
import { releaseRoutes } from '../routes/releaseRoutes.ts';
import type { PublishedProduct, SiteInput, SiteRoute } from '../routes/site.types.ts';
import type { Mistakes } from '../shared/mistakes.ts';
import { draftApis, draftHistory } from './draftApis.ts';

/** Pages and APIs of a product. */
interface ProductContent {
  sourceProduct: Product;
  sources: readonly PageSource[];
  read: ProductApis;
  history: ProductReleases;
  /** Components of the documented release. */
  apis: readonly ComponentApi[];
  /** URLs of the types that the product documents. */
  types: TypeHrefs;
  functionPages: ReturnType<typeof listFunctionPages>;
  /** Pages about components. */
  components: readonly ComponentGroup[];
  /** Pathnames of the pages that the build generates, and anchors on them. */
  generated: readonly string[];
  /** Pathnames of all pages, which the navigation of other products may link to. */
  pathnames: readonly string[];
}

/** Reads the pages and the APIs of a product. */
export async function readContent(
  sourceProduct: Product,
  input: SiteInput,
): Promise<ProductContent> {
  const { mistakes, isDraft } = input;
  const options = { onExtracting: input.onExtracting, onExtracted: input.onExtracted };
  const written = readPages(sourceProduct, mistakes);
  const sources = isDraft ? written : checkExports(written, mistakes);
  const read = isDraft
    ? draftApis()
    : await readProductApis(sourceProduct, { sources, ...options });
  const history = isDraft
    ? draftHistory(sourceProduct)
    : await readReleases(sourceProduct, read, options);
  const { pages, functions } = read;
  const { apis } = history.documentedRelease;
  const types = listTypeHrefs(apis, { product: sourceProduct, pages });
  const functionPages = listFunctionPages(sourceProduct, functions);
  const components = listComponentPages(sourceProduct, sources);
  const generated = [
    ...(sourceProduct.apiLayout === 'tabs'
      ? pages.flatMap(listTabEntries)
      : apis.map((api) => apiPathname(sourceProduct, api))),
    ...functionPages.map(({ pathname }) => pathname),
    ...(components.length > 0 ? [galleryPathname(sourceProduct)] : []),
    ...(sourceProduct.internal ? [] : [allPagesPathname(sourceProduct)]),
  ];
  const pathnames = [
    ...sources.map(({ pathname }) => pathname),
    ...generated,
    changesPathname(sourceProduct),
  ];
  return {
    ...{ sourceProduct, sources, read, history, apis, types },
    ...{ functionPages, components, generated, pathnames },
  };
}

interface ProductRoutes extends Omit<PublishedProduct, 'data'> {
  routes: SiteRoute[];
  /** Pathnames of the pages about components. */
  components: ReadonlySet<string>;
  /** Releases for which the site has only API pages. */
  releases: Omit<PublishedProduct, 'data'>[];
  problems: ApiProblem[];
}

interface SiteContext extends Pick<ProductContext, 'input' | 'changes' | 'products' | 'names'> {
  /** Pathnames of the pages of all products. */
  pathnames: readonly string[];
  /** Types that the products document. */
  typed: readonly TypedProduct[];
}

function listPathnames(groups: readonly ComponentGroup[]): ReadonlySet<string> {
  return new Set(groups.flatMap(({ pages }) => pages.map(({ pathname }) => pathname)));
}

/** Reports written pages that a generated page with the same pathname would replace. */
function checkGenerated(
  product: Product,
  routes: readonly SiteRoute[],
  { report }: Mistakes,
): void {
  const generated = new Set(
    routes.filter(({ file }) => file === undefined).map(({ pathname }) => pathname),
  );
  for (const { pathname, file } of routes) {
    if (file === undefined || !generated.has(pathname)) continue;
    const place = `${product.id}: ${displayPath(file)}:1`;
    report(new DocsError('content/generated-page', { pathname }, place), pathname);
  }
}

/** Checks the navigation against the pages of the product and of other products. */
function checkEntries(
  product: Product,
  routes: readonly SiteRoute[],
  elsewhere: readonly string[],
  mistakes: Mistakes,
): void {
  const own = routes.map(({ pathname, file, entryAnchors }) => ({
    ...{ pathname, file },
    anchors: entryAnchors,
  }));
  checkNav(product, [...own, ...elsewhere.map((pathname) => ({ pathname }))], mistakes);
}

/** Converts planned entries with existing pages to links, and adds the gallery entry. */
function completeNav(
  { sourceProduct, components }: Pick<ProductContent, 'sourceProduct' | 'components'>,
  pathnames: readonly string[],
  { server }: SiteInput,
): NavNode[] {
  const nav = unflagPlanned(sourceProduct.nav, new Set(pathnames));
  const title = server.translate('en', 'gallery.title');
  return addGalleryEntry(nav, sourceProduct, { title, groups: components });
}

type RoutesContext = ReturnType<typeof createContext>;

/** Lists the routes of a product. */
function listRoutes(content: ProductContent, context: RoutesContext): SiteRoute[] {
  const { sources, read, history, functionPages, components } = content;
  const { product, apis, comparisons, input } = context;
  return [
    ...sources.map((source) => docRoute(source, context)),
    ...(product.apiLayout === 'tabs'
      ? read.pages.flatMap((page) => apiTabRoutes(page, context))
      : apis.map((api) => apiRoute(api, context))),
    ...functionRoutes({ product, pages: functionPages, input }),
    ...galleryRoutes({ product, groups: components, input }),
    ...changesRoutes({ product, comparisons, input }),
    ...releaseRoutes(history, context),
  ];
}

/** Creates the routes of a product and checks its navigation. */
export function createProductRoutes(content: ProductContent, site: SiteContext): ProductRoutes {
  const { sourceProduct, read, history, functionPages, components } = content;
  const isOwn = (pathname: string) => pathname.startsWith(`${sourceProduct.prefix}/`);
  const elsewhere = site.pathnames.filter((pathname) => !isOwn(pathname));
  const product = {
    ...history.documentedRelease.product,
    nav: completeNav(content, [...content.generated, ...elsewhere], site.input),
  };
  const context = createContext(product, content, site);
  const { input, readComponents, hooks } = context;
  const pages = listRoutes(content, context);
  const groups = groupPages(product, pages);
  const routes = product.internal ? pages : [...pages, allPagesRoute({ product, groups, input })];
  checkGenerated(product, routes, input.mistakes);
  checkEntries(product, routes, elsewhere, input.mistakes);
  return {
    ...{ product, routes, readComponents, hooks, groups },
    listTriedProps: createTriedProps(product.dir, content.sources),
    feed: product.internal ? [] : listFeed(content, context),
    releases: history.otherReleases.map(publishRelease),
    problems: [...read.problems, ...history.problems],
    // Use the numbered functions, so that `api.json` has the same ids as the pages.
    functions: functionPages.flatMap((page) => page.functions),
    components: listPathnames(components),
  };
}

/** Groups the pages of a product, including pages that its navigation lacks. */
function groupPages({ name, nav }: Product, routes: readonly SiteRoute[]): PageGroup[] {
  const isRelease = ({ kind, names }: SiteRoute) =>
    names?.isChange === true || (names?.isOther === true && kind === 'doc');
  const current = routes.filter((route) => !isRelease(route) && !route.names?.isOther);
  return listPageGroups({
    ...{ name, nav },
    more: [
      { title: 'More pages', pages: current.filter(({ kind }) => kind === 'doc') },
      { title: 'API', pages: current.filter(({ kind }) => kind === 'api') },
      { title: 'Releases', pages: routes.filter(isRelease) },
    ],
  });
}

/** Lists the releases of a product for its feed. */
function listFeed({ history }: ProductContent, { product, comparisons, changes }: RoutesContext) {
  const { releases, documentedRelease } = history;
  const changedAt = changes.get(displayPath(product.dir));
  return listFeedReleases({
    ...{ product, releases, comparisons, changedAt },
    documented: documentedRelease.id,
  });
}

/** Creates the inputs of a product's routes, with links between its APIs and its releases. */
function createContext(
  product: Product,
  { sourceProduct, sources, read, history, apis: unlinked, types }: ProductContent,
  { input, changes, products, names, typed }: SiteContext,
) {
  const { pages, acceptedProps } = read;
  const { releases } = history;
  const hrefs = joinTypeHrefs({ product: sourceProduct, types }, typed);
  const apis = addTypeLinks(unlinked, hrefs);
  const hooks = addTypeLinks(read.hooks, hrefs);
  const readComponents = createUsageIndex(apis, sources, input);
  const comparisons = listComparisons({ product, apis, releases });
  return {
    ...{ product, sources, apis, readComponents, hooks, input, changes, products, names, releases },
    ...{ acceptedProps, comparisons },
    addressOf: createAddressOf(product, pages),
    linkChange: createLinkChange(comparisons),
  } satisfies ProductContext & { comparisons: unknown };
}

/** Describes a release of which the site has only the API of its components. */
function publishRelease(release: ProductRelease): ProductRoutes['releases'][number] {
  return {
    ...release,
    readComponents: () => release.apis,
    listTriedProps: () => new Set(),
    ...{ hooks: [], functions: [], groups: [], feed: [] },
  };
}
