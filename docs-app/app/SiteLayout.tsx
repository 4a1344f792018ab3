import {
  AppBar,
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
  ProductSwitcher,
  SettingsDrawer,
  TableOfContents,
  VersionMenu,
  type ColorMode,
  type ErrorExplanationProps,
  type NavTreeProps,
  type PageLink,
  type ProductData,
} from '@vitrine/ui';
import { Article, type ArticleProps } from './Article.tsx';
import { findIdentity } from './documentTitle.ts';
import { isErrorPage } from './isErrorPage.ts';
import { site } from './site.config.ts';
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
export function SiteLayout({
  page,
  current,
  products,
  mode = DEFAULT_COLOR_MODE,
  suggestions = [],
  errorLink = UNKNOWN_LINK,
  onArticleMount,
  onNavMount,
}: SiteLayoutProps) {
  const identity = findIdentity(page.pathname, current?.identities);
  const product = (
    <>
      <ProductSwitcher products={products} current={identity} />
      {identity && <VersionMenu product={identity} />}
    </>
  );
  const appBar = (
    <>
      <AppBar
        workbenchUrl={site.workbenchUrl}
        hasNav={Boolean(current)}
        hasSettings
        product={product}
      />
      <SettingsDrawer mode={mode} pathname={page.pathname} />
    </>
  );
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
  return (
    <PageShell
      appBar={appBar}
      nav={
        current && (
          <NavTree
            key={current.identities[0].id}
            nodes={current.nav}
            currentPath={page.tabs?.[0]?.pathname ?? page.pathname}
            onMount={onNavMount}
          />
        )
      }
      aside={<TableOfContents headings={page.headings} />}
      footer={<Footer />}
    >
      <article lang="en">
        <PageHeader title={page.title} description={page.description} />
        {page.tabs && <PageTabs tabs={page.tabs} currentPath={page.pathname} />}
        {isErrorPage(page.pathname) && <ErrorExplanation {...errorLink} />}
        <Article html={page.html} onMount={onArticleMount} />
      </article>
      <PageFooter lastUpdated={page.lastUpdated} editUrl={page.editUrl} />
      <Pagination previous={page.previous} next={page.next} />
    </PageShell>
  );
}
