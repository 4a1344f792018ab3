/** `data-*` attributes of products and their versions, with the meaning of each. */
export const productAttributes = {
  'data-columns': 'Menu with two columns where they fit.',
  'data-fill': 'Filled shape of a logo; the other shapes are strokes.',
  'data-logo': 'Id of the product, on its logo.',
  'data-menu': 'Part of a menu: `group`, `text`, `name`, `hint` or `divider`.',
  'data-version': '`current` on the badge of the documented version.',
} as const;
