import * as React from 'react';
import { buildNavTree, NavTree } from '@vitrine/ui/nav';
import {
  AppBar,
  Footer,
  PageHeader,
  PageShell,
  Pagination,
  TableOfContents,
  type PageHeading,
  type PageLink,
} from '@vitrine/ui/page';
import { ProductSwitcher, VersionMenu } from '@vitrine/ui/product';
import { SettingsDrawer } from '@vitrine/ui/settings';
import { productNav } from '../fixtures/nav.ts';
import { materialUi, products } from '../fixtures/products.ts';

const nodes = buildNavTree(productNav);

interface SitePageProps {
  pathname: string;
  title: string;
  description: string;
  headings: readonly PageHeading[];
  previous?: PageLink;
  next?: PageLink;
  children: React.ReactNode;
}

/** Composes a page of a product from the same components as the site. */
export function SitePage({
  pathname,
  title,
  description,
  headings,
  previous,
  next,
  children,
}: SitePageProps) {
  return (
    <PageShell
      appBar={
        <>
          <AppBar
            hasNav
            hasSettings
            workbenchUrl="/workbench/"
            product={
              <>
                <ProductSwitcher products={products} current={materialUi} />
                <VersionMenu product={materialUi} />
              </>
            }
          />
          <SettingsDrawer pathname={pathname} playgroundPath="/playground" />
        </>
      }
      nav={<NavTree nodes={nodes} currentPath={pathname} />}
      aside={<TableOfContents headings={headings} />}
      footer={<Footer />}
    >
      <article lang="en">
        <PageHeader title={title} description={description} />
        {children}
      </article>
      <Pagination previous={previous} next={next} />
    </PageShell>
  );
}
