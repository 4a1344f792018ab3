import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  contentId,
  exportAnchor,
  DocsError,
  type ComponentApi,
  type ErrorEntry,
  type Language,
  type PageLink,
} from '@vitrine/ui/core';
import type { ArticleDemo, DocArticle, RenderedArticle } from '../../model/page.types.ts';
import { readErrorTable } from '../errors/readErrorTable.ts';
import { displayPath, modulePath } from '../../node/paths.ts';
import { listDependencies, listTools } from '../content/demoDependencies.ts';
import { writeDemoSources } from '../content/demoSources.ts';
import { readPageIcons } from '../icons/iconFiles.ts';
import { articleAd } from './articleAd.ts';
import { type ProductContext } from './apiRoutes.ts';
import { apiPathname } from '../content/pathnames.ts';
import { checkNames } from '../content/checkNames.ts';
import { compileArticle } from '../content/compileArticle.ts';
import type { PageLinks } from '../content/checkLinks.ts';
import type { ArticleLink, DemoSource, PageSource } from '../content/content.types.ts';
import { API_TABS, listPageTabs } from '../content/pageTabs.ts';
import { getNavigationData } from './getNavigationData.ts';
import { pageFolder } from '../content/readChangeDates.ts';
import { evaluateExpressions } from '../content/evaluateExpressions.ts';
import { repositoryUrl, type Repository } from '../content/readRepository.ts';
import { listDemoNames, readDemos } from '../content/readDemos.ts';
import { articlePlaceOf } from '../content/remarkArticle.ts';
import { attemptAsync, type Mistakes } from '../shared/mistakes.ts';
import { listPlaygroundIds } from '../stories/playgrounds.ts';
import type { RenderedRoute, SiteInput, SiteRoute } from './site.types.ts';
import { addFrame, findProviders, listSheets, writeDemoFiles } from './demoFiles.ts';
import { writeDocMarkdown } from './writeDocMarkdown.ts';

/** Creates the route of a written page. */
export function docRoute(source: PageSource, context: ProductContext): SiteRoute {
  const { pathname, frontMatter, file } = source;
  let prepared: ReturnType<typeof prepareArticle> | undefined;
  return {
    pathname,
    kind: 'doc',
    title: frontMatter.title,
    description: frontMatter.description,
    product: context.product,
    file,
    lastUpdated: findChange(source, context),
    names: {
      demos: listDemoNames(source),
      readPlaygrounds: () => readPlaygrounds(source, context.input.mistakes),
    },
    async render(language) {
      prepared ??= prepareArticle(source, context);
      return renderDoc({ source, context, language, article: await prepared });
    },
  };
}

/** Lists the name and the story id of each playground of a page that has stories. */
function readPlaygrounds(source: PageSource, mistakes: Mistakes): [string, string][] {
  const [demo] = readDemos(source, mistakes);
  const ids = demo ? listPlaygroundIds(source, demo.storyId.split('--')[0]!) : [];
  return ids.map(([component, id]) => [`${component} playground`, id]);
}

/** Reads and compiles the parts of an article that all languages share. */
async function prepareArticle(source: PageSource, context: ProductContext) {
  const { input, products } = context;
  const { mistakes } = input;
  const demoSources = readDemos(source, mistakes);
  const demos = await Promise.all(
    demoSources.map((demo) => attemptAsync(mistakes, () => createArticleDemo(demo, source, input))),
  );
  const compiled = await compileArticle(source, {
    demos: listDemoNames(source),
    sections: listSections(source, context),
    runtime: input.server.runtime,
    hasAd: source.frontMatter.ads,
    imageUrl: (path) => imageUrl(path, source, input),
    report: mistakes.report,
  });
  if (context.names) {
    const { report } = mistakes;
    checkNames({ source, code: compiled.code, demos: demoSources, report }, context.names);
  }
  const errorCodes = listErrorCodes(source, input);
  const icons = readPageIcons(source);
  const files = { ...readImages(source, compiled.images), ...icons?.files };
  const markdown = writeDocMarkdown(source, {
    demos: demoSources,
    values: await evaluateExpressions(source.body, input.server.runtime),
    verdictOf: (storyId) => input.evidenceFor(storyId, articlePlaceOf(source, 1)).verdict,
    errors: errorCodes,
    icons: icons?.place ?? null,
    products,
    links: { api: listApiLinks(source, context), hooks: listHookLinks(source, context) },
    translate: (key) => input.server.translate('en', key),
    imageUrl: (path) => imageUrl(path, source, input),
    report: mistakes.report,
  });
  const articleDemos = demos
    .filter((demo) => demo !== undefined)
    .map((demo) => addFrame(demo, source, compiled.frames));
  return { ...compiled, demos: articleDemos, errorCodes, icons: icons?.place, files, markdown };
}

interface DocInput {
  source: PageSource;
  context: ProductContext;
  language: Language;
  article: Awaited<ReturnType<typeof prepareArticle>>;
}

function renderDoc({ source, context, language, article }: DocInput): RenderedRoute {
  const { pathname, frontMatter } = source;
  const { product, input } = context;
  const { server, assets, workbenchUrl } = input;
  const { Content, headings, anchors, links, demos, errorCodes, icons, files, markdown } = article;
  const apiLinks = listApiLinks(source, context);
  const hookLinks = listHookLinks(source, context);
  const tabs = listPageTabs(source);
  const providers = findProviders(source, demos, input);
  const sheets = listSheets(demos, providers);
  const rendered = renderArticle(source, server, {
    Content,
    context: {
      language,
      folder: product.folder,
      providersUrl: providers.url,
      workbenchUrl,
      products: context.products,
      ...{ demos, apiLinks, hookLinks, errorCodes, choice: frontMatter, icons },
      ad: frontMatter.ads ? articleAd(pathname, input.env) : undefined,
    },
  });
  const apiText = server.translate(language, 'page.api');
  const apiHeading = { id: 'api', text: apiText, depth: 2 as const, translated: true };
  return {
    page: {
      kind: 'doc',
      pathname,
      ...{ title: frontMatter.title, description: frontMatter.description },
      headings: apiLinks.length + hookLinks.length > 0 ? [...headings, apiHeading] : headings,
      lastUpdated: findChange(source, context),
      editUrl: editUrl(source, context),
      ...(tabs.length > 0 && { tabs }),
      ...(sheets.length > 0 && { sheets }),
      ...listModules(demos),
      ...getNavigationData({ product, pathname, language, assets }),
      ...rendered,
    },
    links: checkedLinks(source, [
      ...links,
      ...[...apiLinks, ...hookLinks, ...frontMatter.instead].map(hrefOf),
    ]),
    anchors,
    files: {
      [`${pathname}.md`]: markdown,
      ...writeDemoFiles(demos, { source, providers, input }),
      ...files,
    },
  };
}

/** Lists the modules of a page's demos, which only scripts need. */
function listModules(demos: readonly ArticleDemo[]) {
  const modules = demos.map((demo) => [demo.name, demo.modules] as const);
  return modules.length > 0 && { demos: Object.fromEntries(modules) };
}

function hrefOf({ pathname }: PageLink): ArticleLink {
  return { href: pathname, line: 1 };
}

function checkedLinks(source: PageSource, links: readonly ArticleLink[]): PageLinks {
  return { pathname: source.pathname, links, placeOf: (line) => articlePlaceOf(source, line) };
}

/** Renders an article; throws `content/article-render` for an error in its expressions. */
function renderArticle(
  source: PageSource,
  server: SiteInput['server'],
  article: DocArticle,
): RenderedArticle {
  try {
    return server.renderDocArticle(article);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new DocsError('content/article-render', { problem }, articlePlaceOf(source));
  }
}

function findChange({ file }: PageSource, { changes }: ProductContext): string | undefined {
  return changes.get(pageFolder(displayPath(file)));
}

/** Returns the URL of an image of an article; in development, the URL of the source file. */
function imageUrl(path: string, { file, pathname }: PageSource, { assets }: SiteInput): string {
  return encodeURI(
    assets.marks ? `${pathname}/${path}` : `/${modulePath(join(dirname(file), path))}`,
  );
}

/** Reads the images of an article, which are published below its page. */
function readImages(
  { pathname, file }: PageSource,
  images: ReadonlySet<string>,
): Record<string, Buffer> {
  const paths = [...images];
  return Object.fromEntries(
    paths.map((path) => [`${pathname}/${path}`, readFileSync(join(dirname(file), path))]),
  );
}

/** Returns the URL for editing a page's source. */
function editUrl({ file }: PageSource, { input }: ProductContext): string | undefined {
  return hostUrl('edit', file, input.repository);
}

/** Returns the URL of a file or folder at the repository's host; undefined outside the project. */
function hostUrl(view: 'edit' | 'tree', file: string, repository?: Repository): string | undefined {
  const path = displayPath(file);
  return repository && !path.startsWith('..') ? repositoryUrl(repository, view, path) : undefined;
}

/** Lists the ids of the sections that the build adds to a page. */
function listSections(source: PageSource, context: ProductContext): string[] {
  const hasApi = listApiLinks(source, context).length + listHookLinks(source, context).length > 0;
  const hasVersions = source.body.includes('<AllVersions');
  return [
    ...(hasApi ? ['api'] : []),
    ...(hasVersions ? context.products.map(({ id }) => contentId(id)) : []),
  ];
}

/** Lists links to the API of a page's components. */
function listApiLinks(source: PageSource, { product, apis }: ProductContext): PageLink[] {
  return apis
    .filter((api) => isAbout(source, api))
    .map((api) => ({ pathname: apiPathname(product, api, source.pathname), title: api.name }));
}

/** Returns whether a page's front matter names a component. */
function isAbout({ frontMatter }: PageSource, { name }: ComponentApi): boolean {
  return frontMatter.components.includes(name);
}

/** Lists the error codes that a page explains; empty for most pages. */
function listErrorCodes({ body }: PageSource, { productsDir }: SiteInput): ErrorEntry[] {
  return body.includes('<ErrorCodes') ? readErrorTable(productsDir) : [];
}

/** Lists links to the hooks of a page, which are documented on a tab only (NAV-13). */
function listHookLinks(
  { pathname, frontMatter, product }: PageSource,
  { hooks }: ProductContext,
): PageLink[] {
  if (product.apiLayout !== 'tabs') return [];
  return hooks
    .filter(({ name }) => frontMatter.hooks.includes(name))
    .map(({ name, slug }) => ({
      pathname: `${pathname}/${API_TABS.hooks}#${exportAnchor(slug)}`,
      title: name,
    }));
}

async function createArticleDemo(
  demo: DemoSource,
  source: PageSource,
  { assets, repository, evidenceFor }: SiteInput,
): Promise<ArticleDemo> {
  const { pathname, product } = source;
  const { name, storyId, stylings } = demo;
  const [first, ...otherModules] = stylings.map(({ styling, file }) => ({
    styling,
    url: assets.urlOf(file),
    css: assets.cssOf(file),
  }));
  if (!first) throw new Error(`The demo ${name} has no module.`);
  return {
    name,
    storyId,
    code: {
      sources: await writeDemoSources(demo),
      dependencies: listDependencies(demo, product),
      devDependencies: listTools(),
      ...(product.standalone && { standalone: product.standalone }),
      product: product.name,
      folder: product.folder,
    },
    codeUrl: `${pathname}/demos/${name}.json`,
    sourceUrl: hostUrl('tree', dirname(stylings[0].file), repository),
    moduleKey: `/${modulePath(stylings[0].file)}`,
    modules: [first, ...otherModules],
    ...evidenceFor(storyId, articlePlaceOf(source, 1)),
  };
}
