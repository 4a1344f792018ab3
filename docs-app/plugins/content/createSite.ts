import { join, relative, sep } from 'node:path';
import {
  findNeighbours,
  flattenNav,
  highlightCode,
  type ComponentApi,
  type PageLink,
} from '@vitrine/ui/core';
import type { ArticleDemo, SitePage, SiteProduct } from '../../app/site.types.ts';
import { readComponentApis } from '../api/readComponentApis.ts';
import { SITE } from '../paths.ts';
import type { SiteAssets, SiteServer } from '../site.types.ts';
import { checkLinks, type PageLinks } from './checkLinks.ts';
import { checkNav } from './checkNav.ts';
import { compileArticle } from './compileArticle.ts';
import type { PageSource, Product } from './content.types.ts';
import { readDemos } from './readDemos.ts';
import { readPages, readProducts } from './readProducts.ts';
import { articlePlaceOf } from './remarkArticle.ts';
import { writeApiMarkdown, writeDocMarkdown } from './writeMarkdown.ts';

/** A page that can be rendered: its address, and how. */
export interface SiteRoute {
  pathname: string;
  kind: SitePage['kind'];
  title: string;
  product?: Product;
  render: () => Promise<RenderedRoute>;
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
  products: { product: Product; data: SiteProduct }[];
  routes: SiteRoute[];
}

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
      plainRoute('/', 'home', 'Vitrine'),
      plainRoute('/404', 'not-found', 'Page not found'),
      ...perProduct.flat(),
    ],
  };
}

function productData({ id, name, tagline, version, nav }: Product): SiteProduct {
  const start = flattenNav(nav)[0]?.pathname ?? '/';
  return { product: { id, name, tagline, version, start }, nav };
}

function plainRoute(pathname: string, kind: SitePage['kind'], title: string): SiteRoute {
  const page: SitePage = {
    kind,
    pathname,
    title,
    description: title,
    headings: [],
    html: '',
    css: NO_CSS,
  };
  const links = { pathname, links: [], placeOf: () => pathname };
  return {
    pathname,
    kind,
    title,
    render: async () => ({ page, links, anchors: new Set(), files: {} }),
  };
}

async function createProductRoutes(product: Product, input: SiteInput): Promise<SiteRoute[]> {
  const sources = readPages(product);
  const names = [...new Set(sources.flatMap(({ frontMatter }) => frontMatter.components))].sort();
  const apis = await readComponentApis({ productDir: product.dir, names });
  const context: ProductContext = { product, sources, apis, input };
  const routes = [
    ...sources.map((source) => docRoute(source, context)),
    ...apis.map((api) => apiRoute(api, context)),
  ];
  checkNav(
    product,
    routes.map(({ pathname }, index) => ({ pathname, file: sources[index]?.file ?? product.dir })),
  );
  return routes;
}

interface ProductContext {
  product: Product;
  sources: readonly PageSource[];
  apis: readonly ComponentApi[];
  input: SiteInput;
}

function apiPathname(product: Product, { slug }: ComponentApi): string {
  return `/${product.id}/api/${slug}`;
}

/** What every page of a product has from its place in the tree. */
function placeInTree(product: Product, pathname: string, { assets }: SiteInput): Partial<SitePage> {
  const { previous, next } = findNeighbours(product.nav, pathname);
  const link = (page?: PageLink) => page && { pathname: page.pathname, title: page.title };
  return {
    productId: product.id,
    productUrl: assets.productUrl(product.id),
    previous: link(previous),
    next: link(next),
  };
}

function docRoute(source: PageSource, context: ProductContext): SiteRoute {
  const { pathname, frontMatter } = source;
  const { product } = context;
  return {
    pathname,
    kind: 'doc',
    title: frontMatter.title,
    product,
    render: () => renderDoc(source, context),
  };
}

async function renderDoc(
  source: PageSource,
  { product, input, apis }: ProductContext,
): Promise<RenderedRoute> {
  const { pathname, frontMatter } = source;
  const { server, assets, workbenchUrl } = input;
  const apiLinks = apis
    .filter(({ name }) => frontMatter.components.includes(name))
    .map((api) => ({ pathname: apiPathname(product, api), title: api.name }));
  const demoSources = readDemos(source);
  const demos = await Promise.all(demoSources.map((demo) => createArticleDemo(demo, input)));
  const { Content, headings, anchors, links } = await compileArticle(source, {
    demos: demos.map(({ name }) => name),
    runtime: server.runtime,
  });
  const providersUrl =
    demos.length > 0 ? assets.urlOf(join(product.dir, 'demo-providers.tsx')) : '';
  const article = server.renderDocArticle({
    Content,
    context: { productId: product.id, providersUrl, workbenchUrl, demos, apiLinks },
  });
  if (apiLinks.length > 0) headings.push({ id: 'api', text: 'API', depth: 2 });
  return {
    page: {
      kind: 'doc',
      pathname,
      title: frontMatter.title,
      description: frontMatter.description,
      headings,
      ...placeInTree(product, pathname, input),
      ...article,
    },
    links: { pathname, links, placeOf: (line) => articlePlaceOf(source, line) },
    anchors: new Set([...anchors, 'api']),
    files: { [`${pathname}.md`]: writeDocMarkdown(source, demoSources) },
  };
}

async function createArticleDemo(
  { name, file, code, storyId }: ReturnType<typeof readDemos>[number],
  { assets }: SiteInput,
): Promise<ArticleDemo> {
  const moduleKey = `../${relative(SITE, file).split(sep).join('/')}`;
  const source: ArticleDemo['source'] = {
    variant: 'TS',
    styling: 'MUI System',
    fileName: `${name}.tsx`,
    language: 'tsx',
    html: await highlightCode(code, 'tsx'),
  };
  return { name, storyId, source, moduleKey, moduleUrl: assets.urlOf(file) };
}

const API_HEADINGS = {
  demos: 'Demos',
  import: 'Import',
  props: 'Props',
  slots: 'Slots',
  classes: 'CSS classes',
};

function apiRoute(api: ComponentApi, { product, sources, input }: ProductContext): SiteRoute {
  const pathname = apiPathname(product, api);
  const title = `${api.name} API`;
  const demoLinks = sources
    .filter(({ frontMatter }) => frontMatter.components.includes(api.name))
    .map((source) => ({ pathname: source.pathname, title: source.frontMatter.title }));
  return {
    pathname,
    kind: 'api',
    title,
    product,
    async render() {
      const importHtml = await highlightCode(api.imports.join('\n// or\n'), 'tsx');
      const article = input.server.renderApiArticle({ api, importHtml, demoLinks });
      const anchors = new Set(
        Array.from(article.html.matchAll(/ id="([^"]+)"/g), ([, id]) => id ?? ''),
      );
      const headings = Object.entries(API_HEADINGS)
        .filter(([id]) => anchors.has(id))
        .map(([id, text]) => ({ id, text, depth: 2 as const }));
      const page: SitePage = {
        kind: 'api',
        pathname,
        title,
        description: `Props, slots and CSS classes of the ${api.name} component of ${product.name} ${product.version}.`,
        headings,
        ...placeInTree(product, pathname, input),
        ...article,
      };
      const files = {
        [`${pathname}.md`]: writeApiMarkdown(api),
        [`${pathname}/api.json`]: JSON.stringify(api),
      };
      return { page, links: { pathname, links: [], placeOf: () => pathname }, anchors, files };
    },
  };
}

/** Checks the links of rendered pages against each other. */
export function checkRenderedLinks(
  rendered: readonly RenderedRoute[],
  extra: readonly string[],
): void {
  const targets = rendered.map(({ page, anchors }) => ({ pathname: page.pathname, anchors }));
  const outside = extra.map((pathname) => ({ pathname, anchors: new Set<string>() }));
  checkLinks(
    rendered.map(({ links }) => links),
    [...targets, ...outside],
  );
}
