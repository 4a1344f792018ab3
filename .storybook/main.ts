import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { apiCoverage } from '../docs-app/plugins/apiCoverage.ts';
import { clauseProofs } from '../docs-app/plugins/evidence/clauseProofs.ts';
import { conformance } from '../docs-app/plugins/evidence/conformance.ts';
import { untested } from '../docs-app/plugins/evidence/untested.ts';
import { createDemoStyles, CSS_TARGET } from '../docs-app/plugins/demoStyles.ts';
import { resolveProductPins } from '../docs-app/plugins/resolveProductPins.ts';

/** What the editor of demos loads when somebody begins to edit. */
const EDITOR_PACKAGES = [
  ...['commands', 'lang-css', 'lang-javascript', 'language', 'state', 'view'].map(
    (name) => `@codemirror/${name}`,
  ),
  '@lezer/highlight',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../docs-app/products/*/pages/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'src/tsconfig.json',
      include: ['src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Inherited DOM and theme props would bury a component's own.
      propFilter: (prop) => !/node_modules/.test(prop.parent?.fileName ?? ''),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      createDemoStyles(),
      resolveProductPins(),
      apiCoverage(),
      clauseProofs(),
      conformance(),
      untested(),
    ],
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

export default config;
