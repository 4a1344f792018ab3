import {
  DEFAULT_COLOR_MODE,
  ErrorExplanation,
  Footer,
  HomeView,
  NavTree,
  NotFoundView,
  PageFooter,
  PageHeader,
  PageShell,
  PageTabs,
  Pagination,
  TableOfContents,
  type ColorMode,
  type ErrorExplanationProps,
  type NavTreeProps,
  type PageLink,
  type ProductData,
} from '@vitrine/ui';
import { Article, type ArticleProps } from './Article.tsx';
import { isErrorPage } from './isErrorPage.ts';
import { site } from './site.config.ts';
import { SiteBar } from './SiteBar.tsx';
import type { SitePage, SiteProduct } from './site.types.ts';

export interface SiteLayoutProps {
  page: SitePage;
  /** The product that the page belongs to. */
  current?: SiteProduct;
  /** Every product, for the switcher and the home page. */
  products: readonly ProductData[];
  /** What the reader chose, as far as it is known. */
  mode?: ColorMode;
  /** Pages near an address that does not exist. */
  suggestions?: readonly PageLink[];
  /** What the page of error codes explains; without it, nothing is known yet. */
  errorLink?: ErrorExplanationProps;
  onArticleMount?: ArticleProps['onMount'];
  onNavMount?: NavTreeProps['onMount'];
}

const UNKNOWN_LINK: ErrorExplanationProps = { table: { status: 'loading' } };

/** Composes the frame and the page of every route. */
export function SiteLayout(props: SiteLayoutProps) {
  const { page, current, products, mode = DEFAULT_COLOR_MODE, suggestions = [] } = props;
  const appBar = <SiteBar page={page} current={current} products={products} mode={mode} />;
  if (page.kind === 'home' || page.kind === 'not-found') {
    return (
      <PageShell appBar={appBar} footer={<Footer />}>
        {page.kind === 'home' ? (
          <HomeView products={products} workbenchUrl={site.workbenchUrl} />
        ) : (
          <NotFoundView suggestions={suggestions} />
        )}
      </PageShell>
    );
  }
  const nav = current && (
    <NavTree
      key={current.identities[0].id}
      nodes={current.nav}
      currentPath={page.tabs?.[0]?.pathname ?? page.pathname}
      onMount={props.onNavMount}
    />
  );
  return (
    <PageShell
      appBar={appBar}
      nav={nav}
      aside={<TableOfContents headings={page.headings} />}
      footer={<Footer />}
    >
      <PageArticle {...props} />
      <PageFooter lastUpdated={page.lastUpdated} editUrl={page.editUrl} />
      <Pagination previous={page.previous} next={page.next} />
    </PageShell>
  );
}

function PageArticle({
  page,
  errorLink = UNKNOWN_LINK,
  onArticleMount,
}: Pick<SiteLayoutProps, 'page' | 'errorLink' | 'onArticleMount'>) {
  return (
    <article lang="en">
      <PageHeader title={page.title} description={page.description} />
      {page.tabs && <PageTabs tabs={page.tabs} currentPath={page.pathname} />}
      {isErrorPage(page.pathname) && <ErrorExplanation {...errorLink} />}
      <Article html={page.html} onMount={onArticleMount} />
    </article>
  );
}
