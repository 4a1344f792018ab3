import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { createStrictContext } from '../internal/createStrictContext.ts';
import type { Direction } from '../settings/index.ts';
import { createSiteTheme, type SiteThemeSettings } from './createSiteTheme.ts';

/** Creates the style cache of a direction; the right-to-left one mirrors physical properties. */
export function createSiteCache(direction: Direction): EmotionCache {
  if (direction === 'ltr') return createCache({ key: 'css' });
  return createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
}

const [SiteThemeContext, useSettings] = createStrictContext<SiteThemeSettings>('SiteTheme');

export interface SiteThemeProviderProps {
  settings: SiteThemeSettings;
  /** Style cache to use; by default one of the direction's own. */
  cache?: EmotionCache;
  children?: React.ReactNode;
}

/** Gives the interface its theme. The variables' style sheet is in the page already (`siteCss`). */
export function SiteThemeProvider({ settings, cache, children }: SiteThemeProviderProps) {
  const theme = React.useMemo(() => createSiteTheme(settings), [settings]);
  const own = React.useMemo(
    () => cache ?? createSiteCache(settings.direction),
    [cache, settings.direction],
  );
  return (
    <CacheProvider value={own}>
      <ThemeProvider theme={theme}>
        <SiteThemeContext value={settings}>{children}</SiteThemeContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Reads the settings that the theme is made from; outside SiteThemeProvider it throws (ERR-3). */
export function useSiteTheme(): SiteThemeSettings {
  return useSettings();
}
