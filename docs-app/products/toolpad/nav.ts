import { defineNav, flagPlanned, type NavEntry } from '@vitrine/ui/authoring';
import { writtenPages } from './writtenPages.ts';

const apiSlugs = [
  'app-provider',
  'dashboard-layout',
  'page-container',
  'page-header',
  'page-header-toolbar',
  'sign-in-page',
  'account',
  'account-preview',
  'sign-in-button',
  'sign-out-button',
];

/** Side navigation of Toolpad Core at 0.12. */
export const nav: readonly NavEntry[] = defineNav(
  flagPlanned(
    [
      {
        pathname: '/toolpad/core/introduction-group',
        title: 'Introduction',
        children: [
          { pathname: '/toolpad/core/introduction', title: 'Overview' },
          { pathname: '/toolpad/core/introduction/installation' },
          { pathname: '/toolpad/core/introduction/base-concepts' },
          { pathname: '/toolpad/core/introduction/tutorial' },
          { pathname: '/toolpad/core/introduction/examples' },
        ],
      },
      {
        pathname: '/toolpad/core/react-',
        title: 'Components',
        children: [
          {
            pathname: '/toolpad/core/components/layout',
            subheader: 'layout',
            children: [
              { pathname: '/toolpad/core/react-app-provider', title: 'App Provider' },
              { pathname: '/toolpad/core/react-dashboard-layout', title: 'Dashboard Layout' },
              { pathname: '/toolpad/core/react-page-container', title: 'Page Container' },
            ],
          },
          {
            pathname: '/toolpad/core/components/sign-in',
            subheader: 'sign-in',
            title: 'Sign-in',
            children: [
              { pathname: '/toolpad/core/react-sign-in-page', title: 'Sign-in Page' },
              { pathname: '/toolpad/core/react-account', title: 'Account' },
            ],
          },
          {
            pathname: '/toolpad/core/components/hooks',
            subheader: 'hooks',
            children: [
              { pathname: '/toolpad/core/react-use-session', title: 'useSession' },
              { pathname: '/toolpad/core/react-use-dialogs', title: 'useDialogs' },
              { pathname: '/toolpad/core/react-use-notifications', title: 'useNotifications' },
              { pathname: '/toolpad/core/react-persistent-state', title: 'Persistent state' },
            ],
          },
        ],
      },
      {
        pathname: '/toolpad/core/api',
        title: 'Component API',
        children: [
          ...apiSlugs.map((slug) => ({ pathname: `/toolpad/core/api/${slug}` })),
          { pathname: '/toolpad/core/api/hooks', title: 'Hooks' },
        ],
      },
      {
        pathname: '/toolpad/core/integrations',
        children: [
          { pathname: '/toolpad/core/integrations/nextjs-approuter', title: 'Next.js App Router' },
          {
            pathname: '/toolpad/core/integrations/nextjs-pagesrouter',
            title: 'Next.js Pages Router',
          },
          { pathname: '/toolpad/core/integrations/react-router', title: 'React Router' },
        ],
      },
      {
        pathname: '/toolpad/core/discover-more',
        children: [{ pathname: 'https://github.com/mui/toolpad/releases', title: 'Releases' }],
      },
    ],
    writtenPages,
  ),
);
