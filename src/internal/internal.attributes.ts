/** `data-*` attributes that several features use, with the meaning in each feature. */
export const internalAttributes = {
  'data-code': 'URL of the code, on a demo. `type` or `value`, on code in API tables.',
  'data-copied': 'Copy button that shows Copied; the value is the id of its timer.',
  'data-end': 'Menu that is aligned with the end of its button.',
  'data-full': 'Demo that fills the window. Hint of a comment that has reached its limit.',
  'data-mark': 'Badge in API tables: `required deprecated state`. Result of a proof, as a word.',
  'data-markdown-ignore': 'Element that the Markdown of a page lacks on purpose.',
  'data-native': 'Link that loads a new document, because the router ignores it.',
  'data-note': '`deprecated`, on a note in API tables. Status message of a demo toolbar.',
  'data-part': 'Part of the feedback form, of an API description or of an error message.',
  'data-primary': 'Main button. `html` when the user chose a primary color.',
  'data-quiet': 'Less important button, such as the reset of the spacing.',
  'data-table': 'Element that scrolls a wide table.',
  'data-text': 'API text of several blocks. Loading message of an error page, for CSS.',
  'data-when': 'State that shows the element, such as `copied`, `open` or `no-code`.',
} as const;
