import type * as React from 'react';
import { createStrictContext } from '../internal/createStrictContext.ts';
import { DocsError } from '../internal/DocsError.ts';

/** URLs that the page layout links to. */
export interface DocsConfig {
  /** URL of the workbench, with a trailing slash. */
  workbenchUrl: string;
  /** Path of the theme playground, without a language prefix. */
  playgroundPath: string;
}

const [DocsConfigContext, useConfig] = createStrictContext<DocsConfig>(
  'DocsConfig',
  () => new DocsError('config/missing-docs', {}),
);

export interface DocsConfigProviderProps {
  /** Configuration of the site. */
  config: DocsConfig;
  /** Components that read the config. */
  children?: React.ReactNode;
}

/** Provides the docs config that `useDocsConfig` returns. */
export function DocsConfigProvider({ config, children }: DocsConfigProviderProps) {
  return <DocsConfigContext value={config}>{children}</DocsConfigContext>;
}

/** Returns the docs config. Throws a `DocsError` without a provider (ERR-1). */
export function useDocsConfig(): DocsConfig {
  return useConfig();
}
