import { defineNav, type NavEntry } from '@vitrine/ui/authoring';

/** The side navigation of the pages that belong to no library, and the ways out (NAV-14). */
export const nav: readonly NavEntry[] = defineNav([
  { pathname: '/versions', title: 'All versions' },
  { pathname: '/playground', title: 'Theme playground' },
  { pathname: '/production-error', title: 'Error codes' },
  {
    pathname: 'elsewhere',
    subheader: 'On mui.com',
    title: 'On mui.com',
    children: [
      { pathname: 'https://mui.com/versions/', title: 'Versions' },
      { pathname: 'https://mui.com/store/', title: 'Templates' },
      { pathname: 'https://mui.com/blog/', title: 'Blog' },
    ],
  },
]);
