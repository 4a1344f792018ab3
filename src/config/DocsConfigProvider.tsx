import * as React from 'react';
import type { Language } from '../i18n/index.ts';
import { createStrictContext } from '../internal/createStrictContext.ts';
import { DocsError } from '../internal/DocsError.ts';

/** What the documentation's components know of the site that they stand in. */
export interface DocsConfig {
  /** Name of the site. */
  name: string;
  /** Languages of the interface, the default one first. */
  languages: readonly Language[];
}

const [DocsConfigContext, useConfig] = createStrictContext<DocsConfig>(
  'DocsConfig',
  () => new DocsError('config/missing-docs', {}),
);

export interface DocsConfigProviderProps {
  config: DocsConfig;
  children?: React.ReactNode;
}

/** Tells components about the site. */
export function DocsConfigProvider({ config, children }: DocsConfigProviderProps) {
  return <DocsConfigContext value={config}>{children}</DocsConfigContext>;
}

/** Reads the docs config; without a provider it throws (ERR-1). */
export function useDocsConfig(): DocsConfig {
  return useConfig();
}
