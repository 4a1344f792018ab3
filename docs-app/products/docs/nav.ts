import { defineNav, type NavEntry } from '@vitrine/ui/authoring';

/** Side navigation of the pages without a library, with external links (NAV-14). */
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
