import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { createStrictContext } from '../internal/createStrictContext.ts';
import type { DemoSettings } from '../settings/index.ts';
import { createSiteTheme } from './createSiteTheme.ts';

/** Creates the style cache of the interface; its properties are logical, so one serves both directions. */
export function createSiteCache(): EmotionCache {
  return createCache({ key: 'css' });
}

const [SiteThemeContext, useSettings] = createStrictContext<DemoSettings>('SiteTheme');

const themes = new WeakMap<DemoSettings, ReturnType<typeof createSiteTheme>>();

/** Returns the theme of settings; pages that are rendered with the same ones share it. */
function themeOf(settings: DemoSettings) {
  const theme = themes.get(settings) ?? createSiteTheme(settings);
  themes.set(settings, theme);
  return theme;
}

export interface SiteThemeProviderProps {
  settings: DemoSettings;
  /** Style cache to use; by default one of its own. */
  cache?: EmotionCache;
  children?: React.ReactNode;
}

/** Gives the interface its theme. The variables' style sheet is in the page already (`siteCss`). */
export function SiteThemeProvider({ settings, cache, children }: SiteThemeProviderProps) {
  const own = React.useMemo(() => cache ?? createSiteCache(), [cache]);
  return (
    <CacheProvider value={own}>
      <ThemeProvider theme={themeOf(settings)}>
        <SiteThemeContext value={settings}>{children}</SiteThemeContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Reads the settings that the theme is made from; outside SiteThemeProvider it throws (ERR-3). */
export function useSiteTheme(): DemoSettings {
  return useSettings();
}
