import { defineNav, flagPlanned, type NavEntry } from '@vitrine/ui/authoring';
import { apiSlugs } from './apiSlugs.ts';
import { componentsGroup } from './navComponents.ts';
import { writtenPages } from './writtenPages.ts';

/** Side navigation of Joy UI at 5.0.0-beta.52. */
export const nav: readonly NavEntry[] = defineNav(
  flagPlanned(
    [
      {
        pathname: '/joy-ui/getting-started-group',
        title: 'Getting started',
        children: [
          { pathname: '/joy-ui/getting-started', title: 'Overview' },
          { pathname: '/joy-ui/getting-started/installation' },
          { pathname: '/joy-ui/getting-started/usage' },
          { pathname: '/joy-ui/getting-started/tutorial' },
          { pathname: '/joy-ui/getting-started/templates' },
          { pathname: '/joy-ui/getting-started/roadmap' },
          { pathname: '/joy-ui/getting-started/support' },
          {
            pathname: '/joy-ui/main-features',
            subheader: 'main-features',
            children: [
              { pathname: '/joy-ui/main-features/global-variants' },
              { pathname: '/joy-ui/main-features/color-inversion' },
              { pathname: '/joy-ui/main-features/automatic-adjustment' },
              { pathname: '/joy-ui/main-features/dark-mode-optimization' },
            ],
          },
        ],
      },
      componentsGroup,
      {
        pathname: '/joy-ui/api',
        title: 'APIs',
        children: [
          ...apiSlugs.map((slug) => ({ pathname: `/joy-ui/api/${slug}` })),
          { pathname: '/joy-ui/api/hooks', title: 'Hooks' },
          { pathname: '/joy-ui/api/utilities', title: 'Utilities' },
        ],
      },
      {
        pathname: '/joy-ui/customization',
        children: [
          { pathname: '/joy-ui/customization/approaches' },
          {
            pathname: '/joy-ui/customization/theme',
            subheader: 'Theme',
            children: [
              { pathname: '/joy-ui/customization/theme-colors', title: 'Colors' },
              { pathname: '/joy-ui/customization/theme-shadow', title: 'Shadow' },
              { pathname: '/joy-ui/customization/theme-typography', title: 'Typography' },
              { pathname: '/joy-ui/customization/themed-components', title: 'Components' },
            ],
          },
          {
            pathname: '/joy-ui/customization/guides',
            subheader: 'Guides',
            children: [
              { pathname: '/joy-ui/customization/dark-mode' },
              {
                pathname: '/joy-ui/customization/using-css-variables',
                title: 'Using CSS variables',
              },
              {
                pathname: '/joy-ui/customization/creating-themed-components',
                title: 'Creating themed components',
              },
              {
                pathname: '/joy-ui/customization/overriding-component-structure',
                title: 'Overriding the component structure',
              },
              { pathname: '/joy-ui/customization/right-to-left', title: 'Right-to-left support' },
            ],
          },
          {
            pathname: '/joy-ui/customization/tool',
            subheader: 'Tools',
            children: [
              { pathname: '/joy-ui/customization/default-theme-viewer' },
              { pathname: '/joy-ui/customization/theme-builder' },
            ],
          },
        ],
      },
      {
        pathname: '/joy-ui/integrations',
        title: 'Integrations',
        children: [
          { pathname: '/joy-ui/integrations/next-js-app-router', title: 'Next.js App Router' },
          { pathname: '/joy-ui/integrations/material-ui', title: 'Usage with Material UI' },
          { pathname: '/joy-ui/integrations/icon-libraries', title: 'Using other icon libraries' },
        ],
      },
      {
        pathname: '/joy-ui/migration',
        title: 'Migration',
        children: [
          {
            pathname: '/joy-ui/migration/migrating-default-theme',
            title: 'Migrating the default theme',
          },
        ],
      },
    ],
    writtenPages,
  ),
);
