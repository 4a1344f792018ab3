import { createIdResolver, type Plugin } from 'vite';
import { SERVED } from '../../node/paths.ts';

/** Matches files and packages of a product; a linked package has the path of its target. */
const PRODUCT_FILE = /\/docs-app\/products\/[^/]+\//;
const PINNED = /^@(mui|toolpad)\//;

/** Matches a relative import. */
const RELATIVE = /^\.\.?\//;

/** Matches files of a pinned library. */
const PINNED_FILE = /\/node_modules\/@(mui|toolpad)\//;

/** Imports of pinned libraries that the optimizer must convert to ES modules for browsers. */
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
 * Resolves the packages that a product pins from the product's folder in development.
 * Otherwise the dependency optimizer would keep only the release that is imported first.
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
      if (!importer || !PRODUCT_FILE.test(importer)) return undefined;
      // Vite adds a version query to relative imports only. Two URLs would load two modules, with
      // two React contexts.
      const isInside = RELATIVE.test(source) && PINNED_FILE.test(importer);
      if (!isInside && !PINNED.test(source)) return undefined;
      const resolved = await resolveId(this.environment, source, importer);
      if (!resolved || !PRODUCT_FILE.test(resolved)) return undefined;
      // Vite sets `scan` while it scans dependencies, but the plugin types omit the option.
      return 'scan' in options && options.scan && !isInside
        ? { id: source, external: true }
        : resolved;
    },
  };
}
