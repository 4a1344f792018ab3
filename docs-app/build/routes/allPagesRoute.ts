import { fillLabel, type Language } from '@vitrine/ui/core';
import type { PageIndexGroup } from '@vitrine/ui';
import type { SitePage } from '../../model/page.types.ts';
import type { Product } from '../content/content.types.ts';
import { listPaths, type PageGroup } from '../content/listPageGroups.ts';
import { allPagesPathname } from '../content/pathnames.ts';
import { generatedLinks } from './generatedLinks.ts';
import { getNavigationData } from './getNavigationData.ts';
import { listAnchors } from './listAnchors.ts';
import type { RenderedRoute, SiteInput, SiteRoute } from './site.types.ts';

interface AllPages {
  product: Product;
  groups: readonly PageGroup[];
  input: SiteInput;
}

/** Creates the page that lists all pages of a product. */
export function allPagesRoute(pages: AllPages): SiteRoute {
  const { product, input } = pages;
  return {
    pathname: allPagesPathname(product),
    kind: 'doc',
    title: input.server.translate('en', 'allPages.title'),
    description: describe(pages, 'en'),
    product,
    render: (language) => Promise.resolve(renderAllPages(pages, language)),
  };
}

function describe({ product, groups, input }: AllPages, language: Language): string {
  return fillLabel(input.server.translate(language, 'allPages.lead'), {
    name: product.name,
    count: String(new Set(groups.flatMap(listPaths)).size),
  });
}

function renderAllPages(pages: AllPages, language: Language): RenderedRoute {
  const { product, groups, input } = pages;
  const { server, assets } = input;
  const pathname = allPagesPathname(product);
  const shown = groups.map((group) => translateGroup(group, language, server));
  const article = server.renderAllPagesArticle({ language, groups: shown });
  const page: SitePage = {
    kind: 'doc',
    pathname,
    title: server.translate(language, 'allPages.title'),
    description: describe(pages, language),
    translated: true,
    headings: shown.flatMap((group) => [
      headingOf(group, 2),
      ...group.groups.map((inner) => headingOf(inner, 3)),
    ]),
    ...getNavigationData({ product, pathname, language, assets }),
    ...article,
  };
  return {
    page,
    links: generatedLinks(pathname, article.html),
    anchors: listAnchors(article.html),
    files: { [`${pathname}.md`]: writeMarkdown(pages) },
  };
}

function headingOf({ id, title, translated }: PageIndexGroup, depth: 2 | 3) {
  return { id, text: title, depth, translated };
}

function translateGroup(
  { id, title, pages, groups }: PageGroup,
  language: Language,
  server: SiteInput['server'],
): PageIndexGroup {
  const translate = (text: string) => {
    const translated = server.translateNavTitle(language, text);
    return { title: translated ?? text, translated: translated !== undefined };
  };
  return {
    id,
    ...translate(title),
    pages: pages.map((page) => ({ pathname: page.pathname, ...translate(page.title) })),
    groups: groups.map((group) => translateGroup(group, language, server)),
  };
}

function writeMarkdown(pages: AllPages): string {
  const title = pages.input.server.translate('en', 'allPages.title');
  const groups = pages.groups.map((group) => writeGroup(group, 2));
  return `# ${title}\n\n${describe(pages, 'en')}\n\n${groups.join('\n\n')}\n`;
}

function writeGroup({ title, pages, groups }: PageGroup, depth: number): string {
  const links = pages.map((page) => `- [${page.title}](${entryMarkdown(page.pathname)})`);
  return [
    `${'#'.repeat(depth)} ${title}`,
    ...(links.length > 0 ? [links.join('\n')] : []),
    ...groups.map((group) => writeGroup(group, depth + 1)),
  ].join('\n\n');
}

/** Returns the path of a page's Markdown; keeps the hash. */
function entryMarkdown(pathname: string): string {
  return pathname.replace(/\/?(?=#|$)/, '.md');
}
