/** `data-*` attributes of the side navigation, with the meaning of each. */
export const navAttributes = {
  'data-badge': 'Badge of an entry: its plan or a flag, such as `pro` or `newFeature`.',
  'data-large': 'Root of a large tree, in which CSS skips the entries out of view.',
  'data-nav': 'Kind of an entry: `external`, `planned`, `subheader` or `folded` planned pages.',
  'data-nav-group': 'Pathname of a group, on its `details`; the stored open state uses it.',
} as const;
