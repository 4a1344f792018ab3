import {
  AppBar,
  Footer,
  HomeView,
  NavTree,
  NotFoundView,
  PageHeader,
  PageShell,
  Pagination,
  TableOfContents,
  type PageLink,
  type ProductData,
} from '@vitrine/ui';
import { Article, type ArticleProps } from './Article.tsx';
import { findIdentity } from './documentTitle.ts';
import { site } from './site.config.ts';
import type { SitePage, SiteProduct } from './site.types.ts';

export interface SiteLayoutProps {
  page: SitePage;
  /** The product that the page belongs to. */
  current?: SiteProduct;
  /** Every product, for the home page. */
  products: readonly ProductData[];
  /** Pages near an address that does not exist. */
  suggestions?: readonly PageLink[];
  onArticleMount?: ArticleProps['onMount'];
}

/** Composes the frame and the page of every route. */
export function SiteLayout({
  page,
  current,
  products,
  suggestions = [],
  onArticleMount,
}: SiteLayoutProps) {
  const appBar = (
    <AppBar
      workbenchUrl={site.workbenchUrl}
      hasNav={Boolean(current)}
      product={findIdentity(page.pathname, current?.identities)}
    />
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
      nav={current && <NavTree nodes={current.nav} currentPath={page.pathname} />}
      aside={<TableOfContents headings={page.headings} />}
      footer={<Footer />}
    >
      <article lang="en">
        <PageHeader title={page.title} description={page.description} />
        <Article html={page.html} onMount={onArticleMount} />
      </article>
      <Pagination previous={page.previous} next={page.next} />
    </PageShell>
  );
}
