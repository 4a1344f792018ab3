/** Error that the page of error codes explains. */
export interface ErrorEntry {
  code: string;
  /** Message. Placeholders are `%s` in library texts and `{name}` in Vitrine's texts. */
  text: string;
  /** How to fix it; empty when `text` is enough. */
  fix: string;
  /** Releases that throw it, such as `@mui/material 6.1.0`; empty for Vitrine's errors. */
  releases: readonly string[];
}

/** List of all codes and its loading state. */
export type ErrorTable =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; entries: readonly ErrorEntry[] };
