/** `data-*` attributes of the iframe for edited demos, with the meaning of each. */
export const sandboxAttributes = {
  'data-next': 'Stage of a version that has not rendered yet; CSS hides it.',
  'data-stage': 'Element that a version of the edited demo is rendered into.',
} as const;
