import {
  AppBar,
  ProductSwitcher,
  SettingsDrawer,
  useDocsConfig,
  VersionMenu,
  type ProductData,
} from '@vitrine/ui';
import { findIdentity } from '../../model/documentTitle.ts';
import type { SitePage, SiteProduct } from '../../model/page.types.ts';

export interface SiteBarProps {
  page: SitePage;
  current?: SiteProduct;
  products: readonly ProductData[];
}

/** Renders the app bar of a page, with its menus and the settings drawer. */
export function SiteBar({ page, current, products }: SiteBarProps) {
  const { workbenchUrl, playgroundPath } = useDocsConfig();
  const identity = findIdentity(page.pathname, current?.identities);
  return (
    <>
      <AppBar
        workbenchUrl={workbenchUrl}
        hasNav={Boolean(current)}
        hasSettings
        product={
          <>
            <ProductSwitcher products={products} current={identity} />
            {identity && <VersionMenu product={identity} />}
          </>
        }
      />
      <SettingsDrawer pathname={page.pathname} playgroundPath={playgroundPath} />
    </>
  );
}
