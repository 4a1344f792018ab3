/** `data-*` attributes of API pages, with the meaning of each. */
export const apiReferenceAttributes = {
  'data-api-export': 'One of several exports of a page; the filter also searches its heading.',
  'data-api-header': 'Head of the page: import, demos, releases and parts.',
  'data-api-section': 'Heading with its rows, which the filter hides when no row matches.',
  'data-api-tools': 'Filter above the tables; the anatomy panel is inserted after it.',
  'data-count': 'Text with the number of matches, on the filter: `{count}` and `{total}`.',
  'data-fact': 'Value with its label, such as a default; long code is folded.',
  'data-filter': 'Filter and its number of matches.',
  'data-history': 'Releases that added, changed, deprecated or removed an entry.',
  'data-inherited': 'Folded rows of the component that the value names.',
  'data-marks': 'Kinds of the badges of a row, separated by spaces.',
  'data-parts': 'Toggle of the anatomy panel: pathnames of pages with demos of the component.',
  'data-results': 'Matches on other pages, or help when no row matches; the value has the texts.',
  'data-uses': 'Links to demos that use an entry; the filter ignores them.',
} as const;
