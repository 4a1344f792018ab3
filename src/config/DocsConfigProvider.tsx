import type * as React from 'react';
import { createStrictContext } from '../internal/createStrictContext.ts';
import { DocsError } from '../internal/DocsError.ts';

/** Addresses of the site that its frame links to. */
export interface DocsConfig {
  /** Address of the workbench, with a slash at its end. */
  workbenchUrl: string;
  /** Path of the theme playground, without a language. */
  playgroundPath: string;
}

const [DocsConfigContext, useConfig] = createStrictContext<DocsConfig>(
  'DocsConfig',
  () => new DocsError('config/missing-docs', {}),
);

export interface DocsConfigProviderProps {
  config: DocsConfig;
  children?: React.ReactNode;
}

/** Provides the addresses of the site. */
export function DocsConfigProvider({ config, children }: DocsConfigProviderProps) {
  return <DocsConfigContext value={config}>{children}</DocsConfigContext>;
}

/** Reads the docs config; throws when there is no provider (ERR-1). */
export function useDocsConfig(): DocsConfig {
  return useConfig();
}
