import type * as React from 'react';
import { createStrictContext } from '../internal/createStrictContext.ts';
import { DocsError } from '../internal/DocsError.ts';
import type { AdSettings } from './ad.types.ts';

const [AdConfigContext, useConfig] = createStrictContext<AdSettings>(
  'AdConfig',
  () => new DocsError('config/missing-ads', {}),
);

export interface AdConfigProviderProps {
  /** Ad settings. Without an ad network, in-house ads appear immediately. */
  config: AdSettings;
  /** Content with sponsor blocks. */
  children?: React.ReactNode;
}

/** Provides the ad settings of the site, such as the feed URL and the display ratio. */
export function AdConfigProvider({ config, children }: AdConfigProviderProps) {
  return <AdConfigContext value={config}>{children}</AdConfigContext>;
}

/** Returns the ad config. Throws a `DocsError` without a provider (ERR-2). */
export function useAdConfig(): AdSettings {
  return useConfig();
}
