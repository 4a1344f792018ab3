/** `data-*` attributes of the theme playground, with the meaning of each. */
export const playgroundAttributes = {
  'data-passes': '`true` or `false` on a row of the contrast report.',
  'data-playground': 'Part of the playground, such as `controls`, `field` or `value`.',
  'data-report': '`tables` or `sample` of the contrast report; `good` or `bad` on its summary.',
  'data-specimen': 'Part of the specimen: `note`, `buttons`, `filled` or `accent`.',
} as const;
