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

/** Maximum length of highlighted code, in characters. Highlighting takes about 1 ms per line. */
export const HIGHLIGHT_LIMIT = 150_000;

/** Lines with this many characters or more are not highlighted. */
export const LINE_LIMIT = 5000;

/** Lines per chunk; the browser skips the layout of chunks outside the viewport. */
export const CHUNK_LINES = 200;

/** Prefix of the storage keys of selected tabs. */
export const TABS_STORAGE_PREFIX = 'codeblock-';

/** Storage key of the selected package manager, without the prefix. */
export const PACKAGE_MANAGER_KEY = 'package-manager';

/** Analytics actions of a copy, by input device (ANA-2). */
export const COPY_ACTIONS = { pointer: 'copy-click', keyboard: 'copy-keyboard' } as const;
