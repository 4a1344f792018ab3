/** Pathnames of navigation entries that have a page. All other entries are planned. */
export const writtenPages: ReadonlySet<string> = new Set([
  '/toolpad/core/introduction',
  '/toolpad/core/introduction/installation',
  '/toolpad/core/react-app-provider',
  '/toolpad/core/react-dashboard-layout',
  '/toolpad/core/react-sign-in-page',
  '/toolpad/core/react-account',
  '/toolpad/core/react-page-container',
  '/toolpad/core/react-use-session',
  '/toolpad/core/react-use-dialogs',
  '/toolpad/core/react-use-notifications',
  '/toolpad/core/react-persistent-state',
]);
