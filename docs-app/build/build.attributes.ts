/** `data-*` attributes of generated documents, with the meaning of each. */
export const documentAttributes = {
  'data-analytics': 'Google Analytics id, on the bootstrap script.',
  'data-build': 'Version of the build, on the bootstrap script.',
  'data-demo-sheet': "Link of a style sheet that the page's demos need.",
  'data-eager': 'Bootstrap script that starts without waiting for an interaction.',
  'data-edition': 'Number of the last edit, on the script with the data files.',
  'data-emotion': 'Attribute of emotion, on `style`: ids of its rules that are not class names.',
  'data-files': 'Script with the data files that a page of the dev server hydrates from.',
  'data-kind': 'Kind of the page, on the bootstrap script: `kind` of `SitePage`.',
  'data-modules': 'URLs of the modules that hydrate the page, on the bootstrap script.',
  'data-script': "URL of the provider's script, in the ad iframe.",
  'data-worker-host': 'Host that the service worker is registered on, on the bootstrap script.',
} as const;
