/** Name and URLs of the site. */
export const site = {
  name: 'Vitrine',
  /** The workbench is published beside the pages. */
  workbenchUrl: '/workbench/',
  /** Page with the editor of the whole theme. */
  playgroundPath: '/playground',
  /** Assistants in the menu of each page; empty for none. */
  assistants: [
    { name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
    { name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
  ],
} as const;
