export {
  AdConfigProvider,
  useAdConfig,
  type AdConfig,
  type AdConfigProviderProps,
} from './AdConfigProvider.tsx';
export {
  DocsConfigProvider,
  useDocsConfig,
  type DocsConfig,
  type DocsConfigProviderProps,
} from './DocsConfigProvider.tsx';
