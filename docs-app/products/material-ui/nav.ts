import { defineNav, flagPlanned, type NavEntry } from '@vitrine/ui/authoring';
import { apiSlugs } from './apiSlugs.ts';
import { componentsGroup } from './navComponents.ts';
import { writtenPages } from './writtenPages.ts';

/** Side navigation of Material UI at 6.1.0. */
export const nav: readonly NavEntry[] = defineNav(
  flagPlanned(
    [
      {
        pathname: '/material-ui/getting-started-group',
        title: 'Getting started',
        children: [
          { pathname: '/material-ui/getting-started', title: 'Overview' },
          { pathname: '/material-ui/getting-started/which-library', title: 'Which library?' },
          { pathname: '/material-ui/getting-started/installation' },
          { pathname: '/material-ui/getting-started/usage' },
          { pathname: '/material-ui/getting-started/example-projects' },
          { pathname: '/material-ui/getting-started/templates' },
          { pathname: '/material-ui/getting-started/learn' },
          { pathname: '/material-ui/getting-started/design-resources' },
          { pathname: '/material-ui/getting-started/faq', title: 'FAQs' },
          { pathname: '/material-ui/getting-started/supported-components' },
          { pathname: '/material-ui/getting-started/supported-platforms' },
          { pathname: '/material-ui/getting-started/support' },
        ],
      },
      componentsGroup,
      {
        pathname: '/material-ui/api',
        title: 'Component API',
        children: [
          ...apiSlugs.map((slug) => ({ pathname: `/material-ui/api/${slug}` })),
          { pathname: '/material-ui/api/hooks', title: 'Hooks' },
          { pathname: '/material-ui/api/utilities', title: 'Utilities' },
        ],
      },
      {
        pathname: '/material-ui/customization',
        children: [
          { pathname: '/material-ui/customization/how-to-customize' },
          { pathname: '/material-ui/customization/dark-mode' },
          { pathname: '/material-ui/customization/color' },
          { pathname: '/material-ui/customization/right-to-left', title: 'Right-to-left' },
          { pathname: '/material-ui/customization/shadow-dom', title: 'Shadow DOM' },
          {
            pathname: '/material-ui/customization/theme',
            subheader: '/material-ui/customization/theme',
            children: [
              {
                pathname: '/material-ui/customization/default-theme',
                title: 'Default theme viewer',
              },
              { pathname: '/material-ui/customization/theming', title: 'Customizing the theme' },
              {
                pathname: '/material-ui/customization/creating-themed-components',
                title: 'Creating themed components',
              },
              { pathname: '/material-ui/customization/theme-components', title: 'Components' },
            ],
          },
          {
            pathname: '/material-ui/customization/tokens',
            subheader: 'tokens',
            children: [
              { pathname: '/material-ui/customization/palette' },
              { pathname: '/material-ui/customization/typography' },
              { pathname: '/material-ui/customization/spacing' },
              { pathname: '/material-ui/customization/breakpoints' },
              { pathname: '/material-ui/customization/container-queries', newFeature: true },
              { pathname: '/material-ui/customization/density' },
              { pathname: '/material-ui/customization/z-index', title: 'z-index' },
              { pathname: '/material-ui/customization/transitions' },
            ],
          },
          {
            pathname: '/material-ui/customization/css-variables',
            subheader: '/material-ui/customization/css-variables',
            newFeature: true,
            children: [
              { pathname: '/material-ui/customization/css-theme-variables/overview' },
              {
                pathname: '/material-ui/customization/css-theme-variables/usage',
                title: 'Basic usage',
              },
              {
                pathname: '/material-ui/customization/css-theme-variables/configuration',
                title: 'Advanced configuration',
              },
            ],
          },
        ],
      },
      {
        pathname: '/material-ui/guides',
        title: 'How-to guides',
        children: [
          { pathname: '/material-ui/guides/minimizing-bundle-size' },
          { pathname: '/material-ui/guides/server-rendering' },
          { pathname: '/material-ui/guides/responsive-ui', title: 'Responsive UI' },
          { pathname: '/material-ui/guides/testing' },
          { pathname: '/material-ui/guides/localization' },
          { pathname: '/material-ui/guides/api', title: 'API design approach' },
          { pathname: '/material-ui/guides/typescript', title: 'TypeScript' },
          { pathname: '/material-ui/guides/composition' },
          {
            pathname: '/material-ui/guides/content-security-policy',
            title: 'Content Security Policy',
          },
        ],
      },
      {
        pathname: '/material-ui/integrations',
        title: 'Integrations',
        children: [
          {
            pathname: '/material-ui/integrations/nextjs',
            title: 'Next.js integration',
            newFeature: true,
          },
          { pathname: '/material-ui/integrations/routing', title: 'Routing libraries' },
          {
            pathname: '/material-ui/integrations/styled-components',
            title: 'Usage with styled-components',
          },
          {
            pathname: '/material-ui/integrations/interoperability',
            title: 'Style library interoperability',
          },
          { pathname: '/material-ui/integrations/theme-scoping' },
        ],
      },
      {
        pathname: '/material-ui/experimental-api',
        title: 'Experimental APIs',
        children: [
          {
            pathname: '/material-ui/experimental-api/classname-generator',
            title: 'ClassName generator',
          },
          { pathname: '/material-ui/experimental-api/pigment-css', title: 'Pigment CSS' },
        ],
      },
      {
        pathname: '/material-ui/migration',
        title: 'Migration',
        children: [
          { pathname: '/material-ui/migration/migration-grid-v2', title: 'Migrating to Grid v2' },
          {
            pathname: '/material-ui/migration/pickers-migration',
            title: 'Migration from @material-ui/pickers',
          },
          {
            pathname: '/material-ui/migration/v6',
            subheader: 'Upgrade to v6',
            children: [
              {
                pathname: '/material-ui/migration/upgrade-to-v6',
                title: 'Upgrade to v6: getting started',
              },
              {
                pathname: '/material-ui/migration/migrating-from-deprecated-apis',
                title: 'Migrating from deprecated APIs',
              },
              {
                pathname: '/material-ui/migration/migrating-to-pigment-css',
                title: 'Migrating to Pigment CSS',
              },
            ],
          },
          {
            pathname: '/material-ui/migration/v5',
            subheader: 'Upgrade to v5',
            children: [
              {
                pathname: '/material-ui/migration/migration-v4',
                title: 'Migrating to v5: getting started',
              },
              {
                pathname: '/material-ui/migration/v5-style-changes',
                title: 'Breaking changes: style and theme',
              },
              {
                pathname: '/material-ui/migration/v5-component-changes',
                title: 'Breaking changes: components',
              },
              {
                pathname: '/material-ui/migration/migrating-from-jss',
                title: 'Migrating from JSS (optional)',
              },
              { pathname: '/material-ui/migration/troubleshooting', title: 'Troubleshooting' },
            ],
          },
          {
            pathname: '/material-ui/migration/earlier',
            subheader: 'Earlier versions',
            children: [
              { pathname: '/material-ui/migration/migration-v3', title: 'Migration from v3 to v4' },
              {
                pathname: '/material-ui/migration/migration-v0x',
                title: 'Migration from v0.x to v1',
              },
            ],
          },
        ],
      },
      {
        pathname: '/material-ui/discover-more',
        children: [
          { pathname: '/material-ui/discover-more/showcase' },
          { pathname: '/material-ui/discover-more/related-projects' },
          { pathname: '/material-ui/discover-more/roadmap' },
          { pathname: '/material-ui/discover-more/backers', title: 'Sponsors and Backers' },
          { pathname: '/material-ui/discover-more/vision' },
          { pathname: '/material-ui/discover-more/changelog' },
        ],
      },
      {
        pathname: '/material-ui/design-resources',
        title: 'Design resources',
        children: [
          {
            pathname: '/material-ui/design-resources/material-ui-for-figma',
            title: 'Figma Design Kit',
          },
          {
            pathname: '/material-ui/design-resources/material-ui-sync',
            title: 'Figma Sync plugin',
            beta: true,
          },
        ],
      },
      {
        pathname: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=sidenav',
        title: 'Template store',
      },
    ],
    writtenPages,
  ),
);
