/** `data-*` attributes of API pages, with the meaning of each. */
export const apiReferenceAttributes = {
  'data-api-tools': 'Tools above the tables; the anatomy panel is inserted after them.',
  'data-cell': '`text` on a cell with prose, which takes the full width of a card.',
  'data-column-widths': 'Kind of a table and number of its columns, which set their widths.',
  'data-copy-page': 'Button that copies the page as Markdown; the value is its confirmation.',
  'data-count': 'Text with the number of matches, on the filter: `{count}` and `{total}`.',
  'data-empty': 'Table in which no row matches the filter.',
  'data-history': 'Releases that added, changed, deprecated or removed an entry.',
  'data-marks': 'Kinds of the badges of a row, separated by spaces.',
  'data-parts': 'Toggle of the anatomy panel: pathnames of pages with demos of the component.',
  'data-uses': 'Links to demos that use an entry; the filter ignores them.',
} as const;
