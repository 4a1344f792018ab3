import type * as React from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { ThemeSettings } from '../settings/settings.types.ts';

export interface DemoProvidersProps {
  settings: ThemeSettings;
  /** Style cache to use instead of the product's own, as prerendering does. */
  cache?: EmotionCache;
  children?: React.ReactNode;
}

/** What a product supplies so that its demos can be shown anywhere: a theme made from plain settings. */
export interface DemoProduct {
  DemoProviders: React.ComponentType<DemoProvidersProps>;
  /** Writes the variables of the product's theme as a style sheet. */
  demoThemeCss: (settings: ThemeSettings) => string;
}
