/** Name and addresses of the site. */
export const site = {
  name: 'Vitrine',
  /** The workbench is published beside the pages. */
  workbenchUrl: '/workbench/',
  /** Page with the editor of the whole theme. */
  playgroundPath: '/playground',
} as const;
