import * as React from 'react';
import { createStrictContext } from '../internal/createStrictContext.ts';
import { DocsError } from '../internal/DocsError.ts';

/** What the sponsor block is told by the site. */
export interface AdConfig {
  /** Share of the shown ads that are counted, 0 to 1. */
  displayRatio: number;
}

const [AdConfigContext, useConfig] = createStrictContext<AdConfig>(
  'AdConfig',
  () => new DocsError('config/missing-ads', {}),
);

export interface AdConfigProviderProps {
  config: AdConfig;
  children?: React.ReactNode;
}

/** Tells the sponsor block how the site counts ads. */
export function AdConfigProvider({ config, children }: AdConfigProviderProps) {
  return <AdConfigContext value={config}>{children}</AdConfigContext>;
}

/** Reads the ad config; without a provider it throws (ERR-2). */
export function useAdConfig(): AdConfig {
  return useConfig();
}
