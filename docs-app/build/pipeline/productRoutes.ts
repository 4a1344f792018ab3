import { unflagPlanned, type ComponentApi } from '@vitrine/ui/core';
import type { ApiProblem } from '../api/apiCache.ts';
import { addTypeLinks } from '../content/addTypeLinks.ts';
import { createUsageIndex } from '../content/addUsages.ts';
import { checkExports } from '../content/checkExports.ts';
import { checkNav } from '../content/checkNav.ts';
import type { PageSource, Product } from '../content/content.types.ts';
import { apiPathname, changesPathname, createAddressOf } from '../content/pathnames.ts';
import { readProductApis, type ProductApis } from '../content/readProductApis.ts';
import { readPages } from '../content/readProducts.ts';
import {
  readReleases,
  type ProductRelease,
  type ProductReleases,
} from '../releases/readReleases.ts';
import { apiRoute, type ProductContext } from '../routes/apiRoutes.ts';
import { apiTabRoutes, listTabEntries } from '../routes/apiTabRoutes.ts';
import { changesRoutes } from '../routes/changesRoutes.ts';
import { docRoute } from '../routes/docRoutes.ts';
import { functionRoutes, listFunctionPages } from '../routes/functionRoutes.ts';
import { releaseRoutes } from '../routes/releaseRoutes.ts';
import type { PublishedProduct, SiteInput, SiteRoute } from '../routes/site.types.ts';
import { draftApis, draftHistory } from './draftApis.ts';

/** Pages and APIs of a product. */
interface ProductContent {
  sourceProduct: Product;
  sources: readonly PageSource[];
  read: ProductApis;
  history: ProductReleases;
  /** Components of the documented release, with links to the types of their props. */
  apis: readonly ComponentApi[];
  functionPages: ReturnType<typeof listFunctionPages>;
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
  const apis = addTypeLinks(history.documentedRelease.apis, { product: sourceProduct, pages });
  const functionPages = listFunctionPages(sourceProduct, functions);
  const generated = [
    ...(sourceProduct.apiLayout === 'tabs'
      ? pages.flatMap(listTabEntries)
      : apis.map((api) => apiPathname(sourceProduct, api))),
    ...functionPages.map(({ pathname }) => pathname),
  ];
  const pathnames = [
    ...sources.map(({ pathname }) => pathname),
    ...generated,
    changesPathname(sourceProduct),
  ];
  return { sourceProduct, sources, read, history, apis, functionPages, generated, pathnames };
}

interface ProductRoutes extends Omit<PublishedProduct, 'data'> {
  routes: SiteRoute[];
  /** Releases of which the site has only the API. */
  releases: Omit<PublishedProduct, 'data'>[];
  problems: ApiProblem[];
}

interface SiteContext extends Pick<ProductContext, 'input' | 'changes' | 'products'> {
  /** Pathnames of the pages of all products. */
  pathnames: readonly string[];
}

/** Creates the routes of a product and checks its navigation. */
export function createProductRoutes(
  { sourceProduct, sources, read, history, apis, functionPages, generated }: ProductContent,
  { input, changes, products, pathnames }: SiteContext,
): ProductRoutes {
  const { pages, hooks } = read;
  const { documentedRelease: documented, releases } = history;
  const { mistakes } = input;
  const readComponents = createUsageIndex(apis, sources, { ...input, mistakes });
  const isOwn = (pathname: string) => pathname.startsWith(`${sourceProduct.prefix}/`);
  const elsewhere = pathnames.filter((pathname) => !isOwn(pathname));
  const product = {
    ...documented.product,
    nav: unflagPlanned(sourceProduct.nav, new Set([...generated, ...elsewhere])),
  };
  const context = {
    ...{ product, sources, apis, readComponents, hooks, input, changes, products, releases },
    acceptedProps: read.acceptedProps,
    addressOf: createAddressOf(product, pages),
  };
  const routes = [
    ...sources.map((source) => docRoute(source, context)),
    ...(sourceProduct.apiLayout === 'tabs'
      ? pages.flatMap((page) => apiTabRoutes(page, context))
      : apis.map((api) => apiRoute(api, context))),
    ...functionRoutes({ product, pages: functionPages, input }),
    ...changesRoutes({ product, apis, releases, input }),
    ...releaseRoutes(history, context),
  ];
  checkNav(
    product,
    [
      ...routes.map(({ pathname, file, entryAnchors }) => ({
        pathname,
        file,
        anchors: entryAnchors,
      })),
      ...elsewhere.map((pathname) => ({ pathname })),
    ],
    mistakes,
  );
  const problems = [...read.problems, ...history.problems];
  const otherReleases = history.otherReleases.map(publishRelease);
  // Use the numbered functions, so that `api.json` has the same ids as the pages.
  const numbered = functionPages.flatMap((page) => page.functions);
  return {
    ...{ product, routes, releases: otherReleases, problems, readComponents, hooks },
    functions: numbered,
  };
}

/** Describes a release of which the site has only the API of its components. */
function publishRelease(release: ProductRelease): ProductRoutes['releases'][number] {
  return { ...release, readComponents: () => release.apis, hooks: [], functions: [] };
}
