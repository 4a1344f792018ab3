import { join, relative } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { sanitize } from 'storybook/internal/csf';
import type { Channel } from 'storybook/internal/channels';
import { REQUEST_WHATS_NEW_DATA } from 'storybook/internal/core-events';
import type { PluginOption } from 'vite';
import { apiCoverage } from '../docs-app/build/stories/apiCoverage.ts';
import { clauseProofs } from '../docs-app/build/evidence/clauseProofs.ts';
import { conformance } from '../docs-app/build/evidence/conformance.ts';
import { emptyEvidencePlugin } from '../docs-app/build/evidence/emptyEvidencePlugin.ts';
import { addClauseTags } from '../docs-app/build/stories/clauseTags.ts';
import {
  addPiecePlaygroundsToIndex,
  addPlaygroundsToIndex,
} from '../docs-app/build/stories/playgroundIndexer.ts';
import { createPlaygrounds } from '../docs-app/build/stories/playgrounds.ts';
import { addSynonymsToIndex } from '../docs-app/build/stories/searchSynonyms.ts';
import { demoStories, piecePlaygrounds } from '../docs-app/build/stories/demoStories.ts';
import { states } from '../docs-app/build/stories/states.ts';
import { createDemoStyles, CSS_TARGET } from '../docs-app/build/vite/demoStyles.ts';
import { guardMcp, type GuardedMcp } from '../docs-app/workbench/mcp/guardMcp.ts';
import { globFiles, toPosixPath } from '../docs-app/node/posixPaths.ts';
import { site } from '../docs-app/model/site.config.ts';
import { resolveProductPins } from '../docs-app/build/vite/resolveProductPins.ts';
import { docgenInThread } from './docgen/docgenInThread.ts';
import { listCategories } from '../docs-app/build/content/listCategories.ts';
import { docgenOptions } from './docgen/docgenOptions.ts';
import { DOCGEN_PLUGIN } from './docgen/docgenProtocol.ts';

/** Packages that the demo editor imports when the user starts to edit. */
const EDITOR_PACKAGES = [
  ...['commands', 'lang-css', 'lang-javascript', 'language', 'state', 'view'].map(
    (name) => `@codemirror/${name}`,
  ),
  '@lezer/highlight',
];

/** Product folder from `npm run build -- --products`, which replaces the site's products. */
const otherProducts = process.env['VITRINE_PRODUCTS'];
const PRODUCTS = otherProducts ?? join(import.meta.dirname, '../docs-app/products');

/** Path relative to this folder, because Storybook's Vitest plugin joins globs to it. */
const productsPath = toPosixPath(relative(import.meta.dirname, PRODUCTS));

/**
 * One glob per product, because Storybook scans every folder below a glob's static prefix, even
 * `node_modules`.
 */
const productStories = [
  ...new Set(globFiles('*/pages/**/*.stories.tsx', PRODUCTS).map((file) => file.split('/')[0])),
].map((product) => `${productsPath}/${product}/pages/**/*.stories.tsx`);

const ownStories = otherProducts ? [] : ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'];

/** Vitest runs the stories that files declare, so it needs no playgrounds. */
const hasPlaygrounds = !process.env['VITEST'];
const listPlaygrounds = hasPlaygrounds ? createPlaygrounds(PRODUCTS) : async () => [];

// Storybook evaluates the source text of `storySort` without its imports, so use an environment
// variable.
const categories = await listCategories(PRODUCTS);
process.env['SIDEBAR_CATEGORIES'] = JSON.stringify(categories);

/** Categories of the docs UI, which stay open in the sidebar. */
const OPEN = ['Welcome', 'Docs UI', 'Pages'];

/**
 * Ids of the categories that the sidebar collapses in development. Rendering all 1,000 stories
 * would block the manager, whose stores time out after one second.
 */
const collapsedRoots = categories.filter((name) => !OPEN.includes(name)).map(sanitize);

/** Whether to add the MCP server: only in `storybook dev`, not when Vitest loads this file. */
const isDevelopment = process.env['NODE_ENV'] === 'development' && !process.env['VITEST'];
const mcp = guardMcp();

/** Adds the guarded MCP server to the development server. */
function installMcp(app: Parameters<GuardedMcp['install']>[0], { port }: { port: number }) {
  mcp.install(app, port);
  return app;
}

/** Removes the listener that would fetch release news from storybook.js.org. */
function refuseNews(channel: Channel): Channel {
  channel.removeAllListeners(REQUEST_WHATS_NEW_DATA);
  return channel;
}

/** Options that Storybook 10 reads but does not declare in its types. */
interface UntypedConfig {
  /** Document title of the manager. */
  title: string;
  storyIndexGenerator: typeof addSynonymsToIndex;
}

const config: StorybookConfig & UntypedConfig = {
  framework: '@storybook/react-vite',
  stories: [...ownStories, ...productStories],
  title: site.name,
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    ...(isDevelopment
      ? [{ name: '@storybook/addon-mcp', options: { endpoint: mcp.endpoint } }]
      : []),
  ],
  ...(isDevelopment && {
    experimental_devServer: installMcp,
    experimental_serverChannel: refuseNews,
  }),
  env: (env) => ({ ...env, COLLAPSED_ROOTS: JSON.stringify(collapsedRoots) }),
  staticDirs: ['../public', { from: './fonts/files', to: '/fonts-zh' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: docgenOptions,
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => {
      const tagged = addClauseTags(indexer);
      const pieces = hasPlaygrounds ? addPiecePlaygroundsToIndex(tagged) : tagged;
      return addPlaygroundsToIndex(pieces, { productsDir: PRODUCTS, list: listPlaygrounds });
    }),
  storyIndexGenerator: addSynonymsToIndex,
  viteFinal: (vite, { configType }) => ({
    ...vite,
    plugins: [
      ...(isDeveloped(configType) ? addRefresh(vite.plugins) : (vite.plugins ?? [])),
      createDemoStyles(),
      resolveProductPins(),
      demoStories(PRODUCTS, listPlaygrounds),
      ...(hasPlaygrounds ? [piecePlaygrounds()] : []),
      apiCoverage(PRODUCTS),
      clauseProofs(),
      conformance(),
      states(),
      emptyEvidencePlugin(),
    ],
    server: {
      ...vite.server,
      // Transform the modules of every story before a user opens the first story.
      warmup: { clientFiles: ['.storybook/preview.tsx'] },
      // Changes of caches and built files would reload every page.
      watch: { ...vite.server?.watch, ignored: ['**/.cache/**', '**/dist/**'] },
    },
    resolve: {
      ...vite.resolve,
      dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'],
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Pre-bundle these packages. If Vite discovered them later, it would reload the page of a
      // story.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...EDITOR_PACKAGES,
        'storybook/internal/csf',
      ],
    },
    build: {
      ...vite.build,
      cssTarget: CSS_TARGET,
      chunkSizeWarningLimit: 4096,
      // Keep function names, because the Code panel shows component names.
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { keepNames: true } },
    },
  }),
};

/** Returns whether `storybook dev` runs; Vitest also uses the config type `DEVELOPMENT`. */
function isDeveloped(configType: string | undefined): boolean {
  return configType === 'DEVELOPMENT' && !process.env['VITEST'];
}

/** Adds Fast Refresh, so that edits preserve the state of stories, and runs docgen in a thread. */
function addRefresh(plugins: readonly PluginOption[] = []): PluginOption[] {
  const isDocgen = (plugin: PluginOption) =>
    typeof plugin === 'object' && plugin && 'name' in plugin && plugin.name === DOCGEN_PLUGIN;
  return [
    react({ exclude: [/node_modules/, /\.stories\.tsx$/] }),
    ...plugins.map((plugin) => (isDocgen(plugin) ? docgenInThread() : plugin)),
  ];
}

export default config;
