import {
  flattenNav,
  storyHref,
  type ErrorEntry,
  type NamesFile,
  type ProductData,
  type SearchProduct,
} from '@vitrine/ui/core';
import { changesPathname } from '../content/pathnames.ts';
import { site } from '../../model/site.config.ts';
import { findIdentity } from '../../model/documentTitle.ts';
import type { SitePage } from '../../model/page.types.ts';
import { listVariables } from './listVariables.ts';
import type { PageSection } from './readSections.ts';
import { isPublic } from '../routes/isPublic.ts';
import type { PublishedProduct, Site, SiteRoute } from '../routes/site.types.ts';

/** Pathname of the list of names files. */
const SEARCH_INDEX_PATH = '/search/index.json';

const namesPath = (id: string) => `/search/${id}.json`;

/** Page that explains the error codes of the site. */
const ERROR_PAGE = '/production-error';

/** Depth of the deepest headings that search finds. */
const SECTION_DEPTH = 3;

/** Headings and sections of a rendered page. */
interface RenderedContent {
  headings: SitePage['headings'];
  sections?: readonly PageSection[] | undefined;
}

/** Returns the content of a rendered page; undefined if this build does not write the page. */
export type ContentOf = (pathname: string) => RenderedContent | undefined;

/** Lists the data files of search by URL: the searched products, and the names of each. */
export function listNames(
  { products, routes, errors }: Pick<Site, 'products' | 'routes' | 'errors'>,
  contentOf: ContentOf,
): Record<string, () => unknown> {
  const searched = listSearched({ products, routes });
  const pathnames = new Set(routes.map(({ pathname }) => pathname));
  const list = searched.map((one) => describeProduct(one, pathnames));
  return {
    [SEARCH_INDEX_PATH]: () => list,
    ...Object.fromEntries(
      searched.map(({ published, identity, own }) => [
        namesPath(identity.id),
        (): NamesFile => ({
          product: identity.name,
          pages: listPages(own, translateTitles(published), contentOf),
          apis: own.flatMap(listApis),
          hooks: own.flatMap(({ names }) => names?.hooks ?? []),
          errors: own.some(({ pathname }) => pathname === ERROR_PAGE) ? listErrors(errors) : [],
        }),
      ]),
    ),
  };
}

/** Product with the pages that search finds. */
interface SearchedProduct {
  published: PublishedProduct;
  identity: ProductData;
  own: readonly SiteRoute[];
}

/** Lists the products that search covers, with their pages. */
export function listSearched({
  products,
  routes,
}: Pick<Site, 'products' | 'routes'>): SearchedProduct[] {
  const pages = routes.filter((route) => isPublic(route) && route.product);
  return products.flatMap((published) =>
    published.product.identities.flatMap((identity) => {
      const own = pages.filter((route) => isOf(route, identity));
      return own.length > 0 ? [{ published, identity, own }] : [];
    }),
  );
}

function describeProduct(
  { identity, published: { product } }: SearchedProduct,
  pathnames: ReadonlySet<string>,
): SearchProduct {
  const { id, name, packageName, version } = identity;
  const changes = changesPathname(product);
  return {
    id,
    name,
    folder: product.folder,
    url: namesPath(id),
    ...(packageName !== undefined && { install: `${packageName}@${version}` }),
    ...(pathnames.has(changes) && { changes }),
  };
}

function isOf({ pathname, product, names }: SiteRoute, identity: ProductData): boolean {
  if (names?.isOther) return false;
  return findIdentity(pathname, product?.identities)?.id === identity.id;
}

/** Returns the translated titles of a product's pages, by pathname. */
function translateTitles({ data }: PublishedProduct): ReadonlyMap<string, string> {
  const titles = (language: 'en' | 'zh') =>
    flattenNav(data[language].nav).map(({ pathname, title = '' }) => [pathname, title] as const);
  const english = new Map(titles('en'));
  return new Map(titles('zh').filter(([pathname, title]) => english.get(pathname) !== title));
}

function listPages(
  routes: readonly SiteRoute[],
  translated: ReadonlyMap<string, string>,
  contentOf: ContentOf,
): NamesFile['pages'] {
  return routes
    .filter(({ kind, names }) => kind !== 'api' || names?.isChange)
    .map(({ pathname, title, names = {} }) => {
      const words = translated.get(pathname);
      const { headings = [], sections: texts = [] } =
        (names.isChange ? undefined : contentOf(pathname)) ?? {};
      const sections = headings
        .filter(({ depth }) => depth <= SECTION_DEPTH)
        .map(({ id, text }): [string, string] => [id, text]);
      const variables = listVariables(texts);
      const stories = (names.readPlaygrounds?.() ?? []).map(([name, id]): [string, string] => [
        name,
        storyHref(site.workbenchUrl, id),
      ]);
      return {
        path: pathname,
        title,
        ...(names.isChange && { isChange: true as const }),
        ...(words !== undefined && { words }),
        ...(sections.length > 0 && { sections }),
        ...(names.demos && names.demos.length > 0 && { demos: [...names.demos] }),
        ...(variables.length > 0 && { variables }),
        ...(stories.length > 0 && { stories }),
      };
    });
}

function listApis({ names }: SiteRoute): NamesFile['apis'] {
  return (names?.components ?? []).map(({ api, href }) => ({
    href,
    slug: api.slug,
    name: api.name,
    ...listPart('props', api.props, ({ name }) => name),
    ...listPart('slots', api.slots, ({ name }) => name),
    ...listPart('classes', api.classes, ({ className }) => className),
  }));
}

function listPart<Entry>(
  part: 'props' | 'slots' | 'classes',
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
) {
  return entries.length > 0 ? { [part]: entries.map(nameOf) } : {};
}

function listErrors(errors: readonly ErrorEntry[]): NamesFile['errors'] {
  return errors.map(({ code, text }) => [
    code,
    text,
    `${ERROR_PAGE}?code=${encodeURIComponent(code)}`,
  ]);
}
