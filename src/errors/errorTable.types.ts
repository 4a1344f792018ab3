/** Error that the page of error codes explains. */
export interface ErrorEntry {
  code: string;
  /** Message. Placeholders are `%s` in library texts and `{name}` in Vitrine's texts. */
  text: string;
  /** Fix of the error; empty when `text` is enough. */
  fix: string;
  /** Releases that throw the error, such as `@mui/material 6.1.0`; empty for Vitrine's errors. */
  releases: readonly string[];
}

/** List of all error codes, with the loading state of the list. */
export type ErrorTable =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; entries: readonly ErrorEntry[] };
