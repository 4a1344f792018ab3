export {
  DocsConfigProvider,
  useDocsConfig,
  type DocsConfig,
  type DocsConfigProviderProps,
} from './DocsConfigProvider.tsx';
