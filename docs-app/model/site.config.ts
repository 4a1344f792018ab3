/** Name and addresses of the site. */
export const site = {
  name: 'Vitrine',
  /** The workbench is published beside the pages. */
  workbenchUrl: '/workbench/',
  /** Page that edits the whole theme. */
  playgroundPath: '/playground',
} as const;
