/** `data-*` attributes of prose, with the meaning of each. */
export const proseAttributes = {
  'data-severity': 'Severity of a callout: `info`, `success`, `warning` or `error`.',
} as const;
