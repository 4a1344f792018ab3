/** Names and addresses of the site. */
export const site = {
  name: 'Vitrine',
  /** The workbench is published beside the pages. */
  workbenchUrl: '/workbench/',
} as const;
