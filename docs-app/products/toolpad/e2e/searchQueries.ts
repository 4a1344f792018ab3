import type { JudgedQuery } from '../../../e2e/judgeSearch.ts';

/** Queries that users of Toolpad Core enter, with the results that answer the queries. */
export const queries: readonly JudgedQuery[] = [
  {
    kind: 'name',
    query: 'DashboardLayout',
    targets: ['/toolpad/core/react-dashboard-layout', '/toolpad/core/api/dashboard-layout'],
  },
  {
    kind: 'name',
    query: 'useSession',
    targets: ['/toolpad/core/react-use-session', '/toolpad/core/api/hooks#use-session'],
  },
  {
    kind: 'typo',
    query: 'dashbord',
    targets: ['/toolpad/core/react-dashboard-layout', '/toolpad/core/api/dashboard-layout'],
  },
  { kind: 'synonym', query: 'login page', targets: ['/toolpad/core/react-sign-in-page'] },
  {
    kind: 'question',
    query: 'install with next.js',
    targets: [
      '/toolpad/core/introduction/installation#nextjs',
      '/toolpad/core/introduction/installation',
    ],
  },
  {
    kind: 'prop',
    query: 'forgotPasswordLink',
    targets: ['/toolpad/core/api/sign-in-page#sign-in-page-slots-forgotPasswordLink'],
  },
  { kind: 'chinese', query: '安装', targets: ['/toolpad/core/introduction/installation'] },

  {
    kind: 'text',
    query: 'same error for unknown email and wrong password',
    targets: ['/toolpad/core/react-sign-in-page#email-and-password'],
  },
  {
    kind: 'text',
    query: 'send the link ask people to check their inbox',
    targets: ['/toolpad/core/react-sign-in-page#magic-links'],
  },
];
