/** `data-*` attributes of error pages, with the meaning of each. */
export const errorsAttributes = {
  'data-error-explanation': 'Root of the explanation of a code; only tests of the site read it.',
  'data-label': 'Heading of a cell, which CSS renders when rows are cards.',
} as const;
