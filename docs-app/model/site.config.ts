/** Names and addresses of the site. */
export const site = {
  name: 'Vitrine',
  /** The workbench is published beside the pages. */
  workbenchUrl: '/workbench/',
  /** Where a reader changes all of the theme. */
  playgroundPath: '/playground',
} as const;
