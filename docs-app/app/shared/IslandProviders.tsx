import type * as React from 'react';
import {
  createSiteCache,
  I18nProvider,
  initialThemeSettings,
  SiteThemeProvider,
} from '@vitrine/ui';
import type { IslandContext } from './IslandContext.ts';

export interface IslandProvidersProps extends Pick<IslandContext, 'translate' | 'language'> {
  children: React.ReactNode;
}

/** One for all widgets: their styles are written once. */
const cache = createSiteCache();

/** Gives a widget that stands in an article the look and the words of the interface. */
export function IslandProviders({ translate, language, children }: IslandProvidersProps) {
  return (
    <SiteThemeProvider settings={initialThemeSettings} cache={cache}>
      <I18nProvider translate={translate} language={language}>
        {children}
      </I18nProvider>
    </SiteThemeProvider>
  );
}
