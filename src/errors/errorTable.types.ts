/** An error that the page of error codes explains. */
export interface ErrorEntry {
  code: string;
  /** What happened; `%s` in a library's text, `{name}` in ours, stands for a value. */
  text: string;
  /** How to fix it; empty where the text says it all. */
  fix: string;
  /** Releases that throw it, such as `@mui/material 6.1.0`; empty for our own. */
  releases: readonly string[];
}

/** The list of all codes, as far as it is loaded. */
export type ErrorTable =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; entries: readonly ErrorEntry[] };
