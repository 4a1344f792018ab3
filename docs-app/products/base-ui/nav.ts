import { defineNav, flagPlanned, type NavEntry } from '@vitrine/ui/authoring';
import { apiAnchors } from './apiAnchors.ts';
import { componentsGroup } from './navComponents.ts';
import { writtenPages } from './writtenPages.ts';

/** Side navigation of Base UI at 5.0.0-beta.70. */
export const nav: readonly NavEntry[] = defineNav(
  flagPlanned(
    [
      {
        pathname: '/base-ui/getting-started-group',
        title: 'Getting started',
        children: [
          { pathname: '/base-ui/getting-started', title: 'Overview' },
          { pathname: '/base-ui/getting-started/quickstart', title: 'Quickstart' },
          { pathname: '/base-ui/getting-started/usage', title: 'Usage' },
          { pathname: '/base-ui/getting-started/customization', title: 'Customization' },
          { pathname: '/base-ui/getting-started/accessibility', title: 'Accessibility' },
          { pathname: '/base-ui/getting-started/roadmap', title: 'Roadmap' },
          { pathname: '/base-ui/getting-started/support' },
        ],
      },
      componentsGroup,
      {
        pathname: '/base-ui/api',
        title: 'APIs',
        children: [
          ...apiAnchors.map((anchor) => ({ pathname: `/base-ui/${anchor}` })),
          { pathname: '/base-ui/api/hooks', title: 'Hooks' },
          { pathname: '/base-ui/api/utilities', title: 'Utilities' },
        ],
      },
      {
        pathname: '/base-ui/guides',
        title: 'How-to guides',
        children: [
          {
            pathname: '/base-ui/guides/working-with-tailwind-css',
            title: 'Working with Tailwind CSS',
          },
          {
            pathname: '/base-ui/guides/overriding-component-structure',
            title: 'Overriding component structure',
          },
          { pathname: '/base-ui/guides/next-js-app-router', title: 'Next.js App Router' },
        ],
      },
    ],
    writtenPages,
  ),
);
