import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { createStrictContext } from '../internal/createStrictContext.ts';
import type { DemoSettings } from '../settings/index.ts';
import { createSiteTheme } from './createSiteTheme.ts';

/** Creates the emotion cache of the interface. Its styles need no right-to-left mirroring. */
export function createSiteCache(): EmotionCache {
  return createCache({ key: 'css' });
}

const [SiteThemeContext, useSettings] = createStrictContext<DemoSettings>('SiteTheme');

const themes = new WeakMap<DemoSettings, ReturnType<typeof createSiteTheme>>();

/** Returns the theme of a settings object, cached per object so that pages share the theme. */
function themeOf(settings: DemoSettings) {
  const theme = themes.get(settings) ?? createSiteTheme(settings);
  themes.set(settings, theme);
  return theme;
}

export interface SiteThemeProviderProps {
  /** Settings of the reader that change the theme. */
  settings: DemoSettings;
  /** Emotion cache. @default a new cache */
  cache?: EmotionCache;
  /** Components that use the theme. */
  children?: React.ReactNode;
}

/** Provides the theme of the interface. `siteCss` writes its CSS variables. */
export function SiteThemeProvider({ settings, cache, children }: SiteThemeProviderProps) {
  const emotionCache = React.useMemo(() => cache ?? createSiteCache(), [cache]);
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={themeOf(settings)}>
        <SiteThemeContext value={settings}>{children}</SiteThemeContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Returns the settings of the theme. Throws outside SiteThemeProvider (ERR-3). */
export function useSiteTheme(): DemoSettings {
  return useSettings();
}
