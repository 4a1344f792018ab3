import {
  AppBar,
  ProductSwitcher,
  SettingsDrawer,
  VersionMenu,
  type ProductData,
} from '@vitrine/ui';
import { findIdentity } from './documentTitle.ts';
import { site } from './site.config.ts';
import type { SitePage, SiteProduct } from './site.types.ts';

export interface SiteBarProps {
  page: SitePage;
  current?: SiteProduct;
  products: readonly ProductData[];
}

/** The bar of every page, with what it opens. */
export function SiteBar({ page, current, products }: SiteBarProps) {
  const identity = findIdentity(page.pathname, current?.identities);
  return (
    <>
      <AppBar
        workbenchUrl={site.workbenchUrl}
        hasNav={Boolean(current)}
        hasSettings
        product={
          <>
            <ProductSwitcher products={products} current={identity} />
            {identity && <VersionMenu product={identity} />}
          </>
        }
      />
      <SettingsDrawer pathname={page.pathname} playgroundPath={site.playgroundPath} />
    </>
  );
}
