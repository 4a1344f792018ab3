/** Languages that a code fence may name. */
export const CODE_LANGUAGES = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'bash',
  'css',
  'html',
  'json',
  'diff',
  'yaml',
  'text',
] as const;

export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** How long a code block says Copied, in milliseconds (CPY-4). */
export const BLOCK_FEEDBACK_MS = 2000;

/** How long a button of `useCopy` says Copied, in milliseconds (CPY-3). */
export const HOOK_FEEDBACK_MS = 1200;

/** Code with more characters than this stays plain: colouring takes about a millisecond per line. */
export const HIGHLIGHT_LIMIT = 150_000;

/** A line with more characters than this stays plain too. */
export const LINE_LIMIT = 5000;

/** Lines that the browser lays out together; of longer code it skips the parts that are out of sight. */
export const CHUNK_LINES = 200;

/** Storage keys of chosen tabs begin with this. */
export const TABS_STORAGE_PREFIX = 'codeblock-';

/** What follows the prefix for the package manager. */
export const PACKAGE_MANAGER_KEY = 'package-manager';

/** What a copy is called where clicks are counted, by what pressed the button (ANA-2). */
export const COPY_ACTIONS = { pointer: 'copy-click', keyboard: 'copy-keyboard' } as const;
