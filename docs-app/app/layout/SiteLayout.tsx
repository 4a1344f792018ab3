import {
  ErrorExplanation,
  findPlanned,
  Footer,
  HomeView,
  localizePathname,
  NavTree,
  NotFoundView,
  OfflineView,
  OtherLibraries,
  PageFooter,
  PageHeader,
  PageShell,
  PageTabs,
  Pagination,
  SearchHero,
  TableOfContents,
  useDocsConfig,
  useInterfaceLang,
  type ErrorExplanationProps,
  type NavTreeProps,
  type PageSuggestion,
  type ProductData,
} from '@vitrine/ui';
import { encodePathname } from '@vitrine/ui/core';
import type * as React from 'react';
import { Article, type ArticleProps } from './Article.tsx';
import { findWidget } from '../../model/pageWidget.ts';
import type { PlaygroundProps } from '../widgets/Playground.tsx';
import { SiteBar } from './SiteBar.tsx';
import { SiteFeedback } from './SiteFeedback.tsx';
import { withBase } from '../shared/base.ts';
import { SitePageMenu } from './SitePageMenu.tsx';
import type { SitePage, SiteProduct } from '../../model/page.types.ts';

export interface SiteLayoutProps {
  page: SitePage;
  /** Product that the page belongs to. */
  current?: SiteProduct | undefined;
  /** All products, for the switcher and the home page. */
  products: readonly ProductData[];
  /** Pages with similar URLs, which the not-found page suggests. */
  suggestions?: readonly PageSuggestion[];
  /** Error that the error code page explains; without it, the page shows its loading state. */
  errorLink?: ErrorExplanationProps;
  /** Theme playground; set only on the playground page. */
  Playground?: React.ComponentType<PlaygroundProps> | undefined;
  /** Query string of the URL; empty in prerendered HTML. */
  search?: string;
  onArticleMount?: ArticleProps['onMount'];
  onNavMount?: NavTreeProps['onMount'];
}

const UNKNOWN_LINK: ErrorExplanationProps = { table: { status: 'loading' } };

/** Renders the shell and the content of every route. */
export function SiteLayout(props: SiteLayoutProps) {
  const { page, current, products, suggestions = [] } = props;
  const { workbenchUrl } = useDocsConfig();
  const footer = <Footer product={footerProduct(page, current)} />;
  const appBar = <SiteBar page={page} current={current} products={products} />;
  const plain = {
    home: (
      <HomeView
        products={products}
        workbenchUrl={workbenchUrl}
        tests={page.tests}
        search={<SearchHero />}
      />
    ),
    'not-found': (
      <NotFoundView
        suggestions={suggestions}
        planned={current && findPlanned(current.nav, page.pathname)?.title}
      />
    ),
    offline: <OfflineView />,
  };
  const nav = current && (
    <NavTree
      key={current.identities[0].id}
      nodes={current.nav}
      currentPath={entryOf(page)}
      onMount={props.onNavMount}
    />
  );
  const shell = { appBar, nav, footer, agents: listAgentPaths(page) };
  if (page.kind in plain) {
    return <PageShell {...shell}>{plain[page.kind as keyof typeof plain]}</PageShell>;
  }
  return (
    <PageShell
      {...shell}
      aside={page.headings.length > 0 && <TableOfContents headings={page.headings} />}
    >
      <PageArticle {...props} />
      <SiteFeedback page={page} current={current} />
      <PageFooter lastUpdated={page.lastUpdated} editUrl={page.editUrl} />
      <Pagination previous={page.previous} next={page.next} />
    </PageShell>
  );
}

/** Returns the paths of the index and of the page's Markdown; undefined without Markdown. */
function listAgentPaths({ kind, pathname, root = '' }: SitePage) {
  if (kind === 'offline' || kind === 'not-found') return undefined;
  const markdown = `${encodePathname(pathname === '/' ? '/index' : pathname)}.md`;
  // The text of the page names the Markdown; only links get the base path elsewhere.
  return { index: `${root}/llms.txt`, markdown: withBase(markdown) };
}

/** Returns the product whose links the footer shows; undefined without a public product. */
function footerProduct({ root }: SitePage, current: SiteProduct | undefined) {
  return root === undefined || !current ? undefined : { root, name: current.identities[0].name };
}

/**
 * Returns the path of the navigation entry of a page. A page with tabs has the entry of its demos
 * tab, or else of its first export.
 */
function entryOf({ tabs, pathname, headings }: SitePage): string {
  const [first] = tabs ?? [];
  if (!first) return pathname;
  return first.kind === 'demos' ? first.pathname : `${pathname}#${headings[0]?.id}`;
}

function PageArticle({ page, onArticleMount, ...widgets }: SiteLayoutProps) {
  const lang = useInterfaceLang();
  return (
    <article lang="en">
      <PageHeader
        title={page.title}
        description={page.description}
        lang={page.translated ? lang : undefined}
        menu={<SitePageMenu page={page} />}
      />
      {page.alsoIn && <OtherLibraries pages={page.alsoIn} />}
      {page.tabs && <PageTabs tabs={page.tabs} currentPath={page.pathname} />}
      <PageWidget page={page} {...widgets} />
      <Article
        html={page.html}
        isProse={page.kind !== 'api'}
        demos={page.demos}
        onMount={onArticleMount}
      />
    </article>
  );
}

/** Renders the widget of a page, if any. */
function PageWidget({
  page: { pathname, language },
  errorLink = UNKNOWN_LINK,
  Playground,
  search = '',
}: SiteLayoutProps) {
  switch (findWidget(pathname)) {
    case 'error-explanation':
      return (
        <div data-markdown-ignore="">
          <ErrorExplanation {...errorLink} />
        </div>
      );
    case 'playground':
      return (
        Playground && (
          <div data-markdown-ignore="">
            <Playground search={search} pathname={localizePathname(language, pathname)} />
          </div>
        )
      );
    default:
      return null;
  }
}
