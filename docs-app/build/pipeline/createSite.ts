import { foldPlanned, localizeNav, type Language, type ProductData } from '@vitrine/ui/core';
import type { SitePage, SiteProduct } from '../../model/page.types.ts';
import { checkLinks } from '../content/checkLinks.ts';
import { createNameIndex } from '../content/checkNames.ts';
import type { Product } from '../content/content.types.ts';
import { markdownPath } from '../content/pathnames.ts';
import { writeHomeMarkdown } from '../routes/writeHomeMarkdown.ts';
import { linkLibraries } from '../routes/linkLibraries.ts';
import { createProductRoutes, readContent } from './productRoutes.ts';
import type { Mistakes } from '../shared/mistakes.ts';
import { displayPath } from '../../node/paths.ts';
import { readChangeDates } from '../content/readChangeDates.ts';
import { readErrorTable } from '../errors/readErrorTable.ts';
import { listDemoNames } from '../content/readDemos.ts';
import { readProducts } from '../content/readProducts.ts';
import { isPublic } from '../routes/isPublic.ts';
import type {
  PublishedProduct,
  RenderedRoute,
  Site,
  SiteInput,
  SiteRoute,
} from '../routes/site.types.ts';

/** Products and releases of a site, whose APIs are published. */
export type PublishedSite = Pick<Site, 'products' | 'releases'>;

const NO_CSS = { ids: [], text: '' };

/** Reads and checks the content, and creates a route for each page. */
export async function createSite(input: SiteInput): Promise<Site> {
  const products = await readProducts(input.productsDir, input.mistakes);
  // Filled after all releases are read and before any page is rendered.
  const all: ProductData[] = [];
  const changes = readChangeDates(input.productsDir);
  const contents = await Promise.all(products.map((product) => readContent(product, input)));
  const pathnames = contents.flatMap((content) => content.pathnames);
  const typed = contents.map(({ sourceProduct: product, types }) => ({ product, types }));
  const names = input.isDraft ? undefined : createNameIndex(contents.map(({ read }) => read));
  const perProduct = contents.map((content) =>
    createProductRoutes(content, { input, changes, names, products: all, pathnames, typed }),
  );
  all.push(...perProduct.flatMap(({ product }) => product.identities));
  const demos = contents.flatMap(({ sources }) => sources.flatMap(listDemoNames)).length;
  const tests = input.tests && { ...input.tests, demos };
  return {
    env: input.env,
    products: perProduct.map((one) => publish(one, input)),
    releases: perProduct.flatMap(({ releases }) => releases.map((one) => publish(one, input))),
    routes: [
      plainRoute(
        {
          ...{ pathname: '/', kind: 'home', titleKey: 'home.title', tests },
          writeMarkdown: (translate) =>
            writeHomeMarkdown({
              products: all,
              tests,
              workbenchUrl: input.workbenchUrl,
              translate,
            }),
        },
        input,
      ),
      plainRoute(
        {
          ...{ pathname: '/404', kind: 'not-found', titleKey: 'notFound.title' },
          writeMarkdown: (translate) =>
            `# ${translate('notFound.title')}\n\n${translate('notFound.lead')}\n`,
        },
        input,
      ),
      plainRoute({ pathname: '/offline', kind: 'offline', titleKey: 'offline.title' }, input),
      ...linkLibraries(perProduct, input.server.translate('en', 'page.alsoIn')).map((route) =>
        dateGenerated(route, changes),
      ),
    ],
    problems: perProduct.flatMap(({ problems }) => problems),
    errors: readErrorTable(input.productsDir),
    notes: listNotes(input),
  };
}

/** Dates a generated page by the last commit to a file directly in the product's folder. */
function dateGenerated(route: SiteRoute, changes: ReadonlyMap<string, string>): SiteRoute {
  const { product, file } = route;
  if (!product || file !== undefined) return route;
  return { ...route, generatedAt: changes.get(displayPath(product.dir)) };
}

/** Lists the features that the site lacks because its host or its repository is unknown. */
function listNotes({ env, repository }: SiteInput): string[] {
  return [
    ...(env.origin === undefined
      ? ['VITE_PRODUCTION_HOST is not set: no canonical URLs, no social pictures and no sitemap']
      : []),
    ...(repository === undefined
      ? ['package.json names no repository: no links to edit pages and to read sources']
      : []),
  ];
}

function publish(routes: Omit<PublishedProduct, 'data'>, input: SiteInput): PublishedProduct {
  const { product, readComponents, listTriedProps, hooks, functions, groups, feed } = routes;
  const data = productData(product, input);
  return { product, readComponents, listTriedProps, hooks, functions, groups, feed, data };
}

function productData(
  { identities, nav: all, internal }: Product,
  { server, assets }: SiteInput,
): Record<Language, SiteProduct> {
  // Maintainers see planned pages in the list: in development and in internal products (NAV-21).
  const nav = internal || !assets.marks ? all : foldPlanned(all);
  const zh = localizeNav(nav, (title) => server.translateNavTitle('zh', title));
  return { en: { identities, nav }, zh: { identities, nav: zh } };
}

interface PlainPage {
  pathname: string;
  kind: SitePage['kind'];
  titleKey: string;
  tests?: SitePage['tests'];
  /** Writes the page as Markdown with a function that returns English UI strings. */
  writeMarkdown?: (translate: (key: string) => string) => string;
}

function plainRoute(
  { pathname, kind, titleKey, tests, writeMarkdown }: PlainPage,
  { server }: SiteInput,
): SiteRoute {
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
        ...(tests && { tests }),
      };
      const markdown = writeMarkdown?.((key) => server.translate('en', key));
      const files = markdown === undefined ? {} : { [markdownPath(pathname)]: markdown };
      return { page, links, anchors: new Set(), files };
    },
  };
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

/** Parts of a rendered page that the link check needs. */
export interface CheckedPage extends Pick<RenderedRoute, 'links' | 'anchors'> {
  pathname: string;
}

interface RenderedLinksOptions {
  /** Valid link targets other than pages, such as the workbench. */
  extra: readonly string[];
  isFile?: (path: string) => boolean;
  mistakes?: Mistakes;
}

/** Checks the links of rendered pages. Returns a line for each dead link of a generated page. */
export function checkRenderedLinks(
  pages: readonly CheckedPage[],
  { extra, ...options }: RenderedLinksOptions,
): string[] {
  const targets = [...pages, ...extra.map((pathname) => ({ pathname }))];
  return checkLinks(
    pages.map(({ links }) => links),
    { targets, ...options },
  );
}
