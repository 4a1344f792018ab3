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

/** Emotion cache that all widgets share, so that their styles are inserted once. */
const cache = createSiteCache();

/** Provides the site's theme and translations to a widget inside an article. */
export function IslandProviders({ translate, language, children }: IslandProvidersProps) {
  return (
    <SiteThemeProvider settings={initialThemeSettings} cache={cache}>
      <I18nProvider translate={translate} language={language}>
        {children}
      </I18nProvider>
    </SiteThemeProvider>
  );
}
