import * as React from 'react';
import {
  AppBar,
  ProductSwitcher,
  SearchButton,
  SearchDialog,
  SettingsDrawer,
  showSettings,
  useDocsConfig,
  VersionMenu,
  type ProductData,
} from '@vitrine/ui';
import { useIsHydrated } from '../shared/useIsHydrated.ts';
import '../shared/vitrineWindow.ts';
import { findIdentity } from '../../model/documentTitle.ts';
import type { SitePage, SiteProduct } from '../../model/page.types.ts';

export interface SiteBarProps {
  page: SitePage;
  current?: SiteProduct | undefined;
  products: readonly ProductData[];
}

/** Renders the app bar of a page, with its menus and the settings drawer. */
export function SiteBar({ page, current, products }: SiteBarProps) {
  const { workbenchUrl, playgroundPath } = useDocsConfig();
  const identity = findIdentity(page.pathname, current?.identities);
  const isHydrated = useIsHydrated();
  // The bootstrap script has shown the stored settings in the prerendered controls only.
  React.useEffect(() => {
    if (isHydrated) showSettings(document, window.__vitrine.settings.get());
  }, [isHydrated]);
  return (
    <>
      <AppBar
        workbenchUrl={workbenchUrl}
        hasNav={Boolean(current)}
        hasSettings
        product={
          <>
            <ProductSwitcher products={products} current={identity} />
            {identity && <VersionMenu product={identity} releasePages={page.releasePages} />}
          </>
        }
      >
        <SearchButton />
      </AppBar>
      <SearchDialog productId={identity?.id} />
      <SettingsDrawer
        pathname={page.pathname}
        playgroundPath={playgroundPath}
        isComplete={isHydrated}
      />
    </>
  );
}
