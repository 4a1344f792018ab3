import {
  exportAnchor,
  listApiHeadings,
  listHookHeadings,
  toComponentSlug,
  type ComponentApi,
  type HookApi,
  type PageTab,
} from '@vitrine/ui/core';
import { articleAd } from './articleAd.ts';
import { highlightImports } from './highlightImports.ts';
import type { ApiTabData, SitePage } from '../../model/page.types.ts';
import type { ProductContext } from './apiRoutes.ts';
import type { ApiPage } from '../content/content.types.ts';
import { generatedLinks } from './generatedLinks.ts';
import { listAnchors } from './listAnchors.ts';
import { listInherited } from './listInherited.ts';
import { listPartPages } from './listPartPages.ts';
import { listPageTabs } from '../content/pageTabs.ts';
import { getNavigationData } from './getNavigationData.ts';
import type { SiteServer } from '../shared/server.types.ts';
import type { RouteNames, SiteRoute } from './site.types.ts';
import { writeApiTabMarkdown } from './writeApiTabMarkdown.ts';

/** Creates the routes of a page's API tabs: one for its components, one for its hooks (NAV-13). */
export function apiTabRoutes(source: ApiPage, context: ProductContext): SiteRoute[] {
  const tabs = listPageTabs(source);
  return tabs.flatMap((tab) => {
    if (tab.kind === 'demos') return [];
    return [tabRoute({ source, tabs, tab }, context)];
  });
}

/** Lists the pathnames of the exports on a page's API tabs, as in the navigation. */
export function listTabEntries(page: ApiPage): string[] {
  return listPageTabs(page).flatMap(({ kind, pathname }) =>
    kind === 'demos'
      ? []
      : page.frontMatter[kind].map((name) => `${pathname}#${exportAnchor(toComponentSlug(name))}`),
  );
}

interface TabApis {
  components: ComponentApi[];
  hooks: HookApi[];
}

/** Picks the APIs of a tab, in the order of the page's front matter. */
function pickApis(
  { frontMatter }: ApiPage,
  { kind }: PageTab,
  { apis, hooks }: Pick<ProductContext, 'apis' | 'hooks'>,
): TabApis {
  return {
    components: kind === 'components' ? pickByName(frontMatter.components, apis) : [],
    hooks: kind === 'hooks' ? pickByName(frontMatter.hooks, hooks) : [],
  };
}

function pickByName<Api extends { name: string }>(
  names: readonly string[],
  apis: readonly Api[],
): Api[] {
  return [...new Set(names)].flatMap((name) => apis.find((api) => api.name === name) ?? []);
}

interface TabInput {
  source: ApiPage;
  tabs: PageTab[];
  tab: PageTab;
}

function tabRoute({ source, tabs, tab }: TabInput, context: ProductContext): SiteRoute {
  const { product, input } = context;
  const { pathname } = tab;
  const isWritten = source.file !== undefined;
  const named = pickApis(source, tab, context);
  const title = `${source.frontMatter.title} ${tab.kind} API`;
  const description = describeTab(source, named);
  return {
    pathname,
    kind: 'api',
    title,
    description,
    product,
    names: listNames(pathname, named),
    entryAnchors: [...named.components, ...named.hooks].map(({ slug }) => exportAnchor(slug)),
    async render(language) {
      const { server, assets } = input;
      const { hooks, readComponents } = context;
      const apis = pickApis(source, tab, { apis: readComponents(), hooks });
      const translate = (key: string) => server.translate(language, key);
      const shown = await readTab(apis, context);
      const article = server.renderApiTabArticle({
        language,
        ...shown,
        partPages: listPartPages(apis.components, isWritten ? [source] : []),
        ad: articleAd(pathname, input.env),
      });
      const page: SitePage = {
        kind: 'api',
        pathname,
        title,
        description,
        tabs,
        headings: [
          ...apis.components.flatMap((api) => listApiHeadings(api, translate, { nested: true })),
          ...apis.hooks.flatMap((hook) => listHookHeadings(hook, translate)),
        ],
        ...getNavigationData({ product, pathname: placeOfTab(source, pathname), language, assets }),
        ...article,
      };
      const anchors = listAnchors(article.html);
      const files = {
        [`${pathname}.md`]: writeTabMarkdown({ title, description, ...shown }, server),
        [`${pathname}/api.json`]: JSON.stringify([...apis.components, ...apis.hooks]),
      };
      return { page, links: generatedLinks(pathname, article.html), anchors, files };
    },
  };
}

type ShownTab = Pick<ApiTabData, 'components' | 'hooks'>;

function writeTabMarkdown(
  { title, description, components, hooks }: ShownTab & { title: string; description: string },
  { translate }: SiteServer,
): string {
  const apis = { components, hooks: hooks.map(({ hook }) => hook) };
  return writeApiTabMarkdown({ title, description }, apis, (key) => translate('en', key));
}

function listNames(pathname: string, { components, hooks }: TabApis): RouteNames {
  return {
    components: components.map((api) => ({ api, href: hrefOf(pathname, api) })),
    hooks: hooks.map((hook) => [hook.name, hrefOf(pathname, hook)]),
  };
}

function hrefOf(pathname: string, { slug }: { slug: string }): string {
  return `${pathname}#${exportAnchor(slug)}`;
}

/**
 * Returns the pathname of an API tab's navigation entry: the page of the tab. If the page is not
 * written, returns the first entry that links to an export on the tab.
 */
function placeOfTab(page: ApiPage, pathname: string): string {
  if (page.file !== undefined) return page.pathname;
  return listTabEntries(page).find((entry) => entry.startsWith(`${pathname}#`)) ?? page.pathname;
}

/** Adds inherited props and highlighted import statements to each export. */
async function readTab({ components, hooks }: TabApis, context: ProductContext): Promise<ShownTab> {
  return {
    components: await Promise.all(
      components.map(async (api) => ({
        api,
        inherited: listInherited(api, context),
        linkChange: (...change) => context.linkChange(api, ...change),
        importHtml: await highlightImports(api),
      })),
    ),
    hooks: await Promise.all(
      hooks.map(async (hook) => ({ hook, importHtml: await highlightImports(hook) })),
    ),
  };
}

function describeTab({ product }: ApiPage, { components, hooks }: TabApis): string {
  const [api] = [...components, ...hooks];
  const release = `${product.name} ${api?.version ?? ''}`;
  const names = [...components, ...hooks].map(({ name }) => name);
  const list = new Intl.ListFormat('en').format(names);
  return hooks.length > 0
    ? `Parameters and return values of ${list} in ${release}.`
    : `Props, slots and CSS classes of ${list} in ${release}.`;
}
