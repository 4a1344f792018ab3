import { join, relative, sep } from 'node:path';
import { highlightCode, type ComponentApi, type Language } from '@vitrine/ui/core';
import type { ArticleDemo } from '../../app/site.types.ts';
import { SITE } from '../paths.ts';
import { apiPathname, type ProductContext } from './apiRoutes.ts';
import { compileArticle } from './compileArticle.ts';
import type { DemoSource, PageSource } from './content.types.ts';
import { placeInTree } from './placeInTree.ts';
import { readDemos } from './readDemos.ts';
import { articlePlaceOf } from './remarkArticle.ts';
import type { RenderedRoute, SiteInput, SiteRoute } from './site.types.ts';
import { writeDocMarkdown } from './writeMarkdown.ts';

/** Makes the route of a page that somebody wrote. */
export function docRoute(source: PageSource, context: ProductContext): SiteRoute {
  const { pathname, frontMatter, file } = source;
  let prepared: ReturnType<typeof prepareArticle> | undefined;
  return {
    pathname,
    kind: 'doc',
    title: frontMatter.title,
    product: context.product,
    file,
    async render(language) {
      prepared ??= prepareArticle(source, context);
      return renderDoc({ source, context, language, article: await prepared });
    },
  };
}

/** Reads and compiles what is the same in every language. */
async function prepareArticle(source: PageSource, { input }: ProductContext) {
  const demoSources = readDemos(source);
  const demos = await Promise.all(demoSources.map((demo) => createArticleDemo(demo, input)));
  const compiled = await compileArticle(source, {
    demos: demos.map(({ name }) => name),
    runtime: input.server.runtime,
  });
  return { ...compiled, demos, markdown: writeDocMarkdown(source, demoSources) };
}

interface DocInput {
  source: PageSource;
  context: ProductContext;
  language: Language;
  article: Awaited<ReturnType<typeof prepareArticle>>;
}

function renderDoc({ source, context, language, article }: DocInput): RenderedRoute {
  const { pathname, frontMatter } = source;
  const { product, apis, input } = context;
  const { server, assets, workbenchUrl } = input;
  const { Content, headings, anchors, links, demos, markdown } = article;
  const apiLinks = apis
    .filter((api) => isAbout(source, api))
    .map((api) => ({ pathname: apiPathname(product, api), title: api.name }));
  const providersUrl =
    demos.length > 0 ? assets.urlOf(join(product.dir, 'demo-providers.tsx')) : '';
  const rendered = server.renderDocArticle({
    Content,
    context: { language, folder: product.folder, providersUrl, workbenchUrl, demos, apiLinks },
  });
  const apiHeading = { id: 'api', text: server.translate(language, 'page.api'), depth: 2 as const };
  return {
    page: {
      kind: 'doc',
      pathname,
      title: frontMatter.title,
      description: frontMatter.description,
      headings: apiLinks.length > 0 ? [...headings, apiHeading] : headings,
      ...placeInTree({ product, pathname, language, assets }),
      ...rendered,
    },
    links: { pathname, links, placeOf: (line) => articlePlaceOf(source, line) },
    anchors: new Set([...anchors, 'api']),
    files: { [`${pathname}.md`]: markdown },
  };
}

/** Tells whether a page says that it is about an export. */
export function isAbout({ frontMatter }: PageSource, { name }: ComponentApi): boolean {
  return frontMatter.components.includes(name);
}

async function createArticleDemo(
  { name, file, code, storyId }: DemoSource,
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
