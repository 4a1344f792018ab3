import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import type { PluginOption } from 'vite';
import { apiCoverage } from '../docs-app/build/content/apiCoverage.ts';
import { clauseProofs } from '../docs-app/build/evidence/clauseProofs.ts';
import { conformance } from '../docs-app/build/evidence/conformance.ts';
import { emptyEvidencePlugin } from '../docs-app/build/evidence/emptyEvidencePlugin.ts';
import { createDemoStyles, CSS_TARGET } from '../docs-app/build/vite/demoStyles.ts';
import { globFiles } from '../docs-app/node/posixPaths.ts';
import { resolveProductPins } from '../docs-app/build/vite/resolveProductPins.ts';
import { docgenInThread } from './docgen/docgenInThread.ts';
import { docgenOptions } from './docgen/docgenOptions.ts';
import { DOCGEN_PLUGIN } from './docgen/docgenProtocol.ts';

/** What the editor of demos loads when somebody begins to edit. */
const EDITOR_PACKAGES = [
  ...['commands', 'lang-css', 'lang-javascript', 'language', 'state', 'view'].map(
    (name) => `@codemirror/${name}`,
  ),
  '@lezer/highlight',
];

const PRODUCTS = join(import.meta.dirname, '../docs-app/products');

/** One glob per product with stories: Storybook lists all folders below a glob's fixed part, node_modules among them. */
const productStories = [
  ...new Set(globFiles('*/pages/**/*.stories.tsx', PRODUCTS).map((file) => file.split('/')[0])),
].map((product) => `../docs-app/products/${product}/pages/**/*.stories.tsx`);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', ...productStories],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: docgenOptions,
  viteFinal: (vite, { configType }) => ({
    ...vite,
    plugins: [
      ...(isDeveloped(configType) ? addRefresh(vite.plugins) : (vite.plugins ?? [])),
      createDemoStyles(),
      resolveProductPins(),
      apiCoverage(),
      clauseProofs(),
      conformance(),
      emptyEvidencePlugin(),
    ],
    server: {
      ...vite.server,
      // What every story needs is ready when the first one opens.
      warmup: { clientFiles: ['.storybook/preview.tsx'] },
      // Copies of the tree that tests make there would make Vite reload every page.
      watch: { ...vite.server?.watch, ignored: ['**/.cache/**', '**/dist/**'] },
    },
    resolve: {
      ...vite.resolve,
      dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'],
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found while stories run, they would make the optimizer load the page anew.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...EDITOR_PACKAGES,
        'storybook/internal/csf',
      ],
    },
    build: { ...vite.build, cssTarget: CSS_TARGET, chunkSizeWarningLimit: 4096 },
  }),
};

/** Says whether somebody develops the workbench; Vitest opens it as a development server, too. */
function isDeveloped(configType: string | undefined): boolean {
  return configType === 'DEVELOPMENT' && !process.env['VITEST'];
}

/** Adds Fast Refresh, so that an edited component keeps the state of an open story, and moves docgen into its thread. */
function addRefresh(plugins: readonly PluginOption[] = []): PluginOption[] {
  const isDocgen = (plugin: PluginOption) =>
    typeof plugin === 'object' && plugin && 'name' in plugin && plugin.name === DOCGEN_PLUGIN;
  return [
    react({ exclude: [/node_modules/, /\.stories\.tsx$/] }),
    ...plugins.map((plugin) => (isDocgen(plugin) ? docgenInThread() : plugin)),
  ];
}

export default config;
