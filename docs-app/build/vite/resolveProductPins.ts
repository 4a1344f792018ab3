import { memoize } from '@vitrine/ui/core';
import { createIdResolver, type Plugin } from 'vite';
import { readManifest } from '../api/pinnedPackages.ts';
import { SERVED } from '../../node/paths.ts';

/** Matches files and packages of a product; a linked package has the path of its target. */
const PRODUCT_FILE = /^(.*?\/docs-app\/products\/[^/]+)\//;

/** Matches a relative import. */
const RELATIVE = /^\.\.?\//;

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

/** Scopes and names without a scope that each product pins, by the folder of the product. */
const pinsOf = memoize((productDir: string): ReadonlySet<string> => {
  const { dependencies = {} } = readManifest(productDir);
  return new Set(Object.keys(dependencies).map(readStart));
});

/** Returns whether a product pins the package of an import, or a package of the same scope. */
export function isPinned(specifier: string, productDir: string): boolean {
  return pinsOf(productDir).has(readStart(specifier));
}

/** Returns the scope of a specifier, or its package without a scope. */
function readStart(specifier: string): string {
  return specifier.split('/', 1).join();
}

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
      const productDir = PRODUCT_FILE.exec(importer ?? '')?.[1];
      if (!importer || productDir === undefined) return undefined;
      // Vite adds a version query to relative imports only. Two URLs would load two modules, with
      // two React contexts.
      const [, library] = importer.split(/.*\/node_modules\//);
      const isInside = RELATIVE.test(source) && isPinned(library ?? '', productDir);
      if (!isInside && !isPinned(source, productDir)) return undefined;
      const resolved = await resolveId(this.environment, source, importer);
      if (!resolved || !PRODUCT_FILE.test(resolved)) return undefined;
      // Vite sets `scan` while it scans dependencies, but the plugin types omit the option.
      return 'scan' in options && options.scan && !isInside
        ? { id: source, external: true }
        : resolved;
    },
  };
}
