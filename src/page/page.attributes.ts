/** `data-*` attributes of the page layout, with the meaning of each. */
export const pageAttributes = {
  'data-also-in': 'Line with the same component in other libraries.',
  'data-bar': 'Part of the app bar: `menu home product version name minor space link`.',
  'data-depth': 'Level of a heading, on its entry in the table of contents.',
  'data-gallery': 'Part of a gallery card: `picture`, or the `name` in a card without picture.',
  'data-home': 'Part of the home page: `hero`, `libraries` or `tests`.',
  'data-icon': 'Icon of the color mode button: `light` or `dark`; CSS shows one of them.',
  'data-layout': 'Layout of the page: `docs` with side navigation, `wide` without.',
  'data-navigation': 'Notice about a page that is not shown yet: `loading`, `offline` or `failed`.',
  'data-page-tabs': 'Links to the tabs of a page.',
  'data-shape': 'Shape in the drawing of a page template: `panel image text strong`.',
  'data-shell': '`aside` column, `contents` row with its button, or `close` button of the menu.',
} as const;
