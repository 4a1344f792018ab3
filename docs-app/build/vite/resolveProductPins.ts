import { createIdResolver, type Plugin } from 'vite';
import { SERVED } from '../../node/paths.ts';

/** Files of a product, including its packages; a linked package has its real path. */
const PRODUCT_FILE = /\/docs-app\/products\/[^/]+\//;
const PINNED = /^@(mui|toolpad)\//;

/** Packages that the pinned libraries import in a form browsers cannot run; the optimizer converts them. */
const CONVERTED = [
  '@mui/x-internals/reactMajor',
  'dayjs',
  ...['advancedFormat', 'customParseFormat', 'isBetween', 'localizedFormat', 'weekOfYear'].map(
    (plugin) => `dayjs/plugin/${plugin}`,
  ),
  'invariant',
  'path-to-regexp',
  'prop-types',
  'react-dom',
  'react-is',
  'react-transition-group',
  'use-sync-external-store/shim',
];

/**
 * Resolves the packages that a product pins from its own folder in development.
 * The dependency optimizer keeps only one copy per name: the first release that is imported.
 */
export function resolveProductPins(): Plugin {
  let resolveId: ReturnType<typeof createIdResolver>;
  return {
    name: 'vitrine:product-pins',
    enforce: 'pre',
    apply: 'serve',
    config: () => ({ optimizeDeps: { include: CONVERTED }, server: { fs: { allow: SERVED } } }),
    configResolved(config) {
      resolveId = createIdResolver(config, {});
    },
    async resolveId(source, importer, options) {
      if (!importer || !PRODUCT_FILE.test(importer) || !PINNED.test(source)) return undefined;
      const resolved = await resolveId(this.environment, source, importer);
      if (!resolved || !PRODUCT_FILE.test(resolved)) return undefined;
      // The optimizer's scan sets `scan`, which is missing in the types of plugins.
      return 'scan' in options && options.scan ? { id: source, external: true } : resolved;
    },
  };
}
