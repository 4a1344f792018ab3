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
