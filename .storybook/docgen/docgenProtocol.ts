/** Name of Storybook's docgen plugin, in the main thread and in the docgen thread. */
export const DOCGEN_PLUGIN = 'vite:react-docgen-typescript';

/** Call of a plugin hook, which the docgen thread runs. */
export type DocgenCall =
  | { hook: 'transform'; file: string; code: string }
  | { hook: 'handleHotUpdate'; file: string };

/** Result of a hook: transformed code, or the files whose docgen a change has made stale. */
export interface DocgenAnswer {
  code?: string | undefined;
  staleFiles?: readonly string[];
}

export interface DocgenRequest {
  id: number;
  call: DocgenCall;
}

export interface DocgenReply {
  id: number;
  answer: DocgenAnswer;
}
