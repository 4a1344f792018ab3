/** `data-*` attributes of demos, with the meaning of each. */
export const demoAttributes = {
  'data-actions': 'Icon buttons of the toolbar.',
  'data-code-button': 'Button of the toolbar that opens or folds the code.',
  'data-demo': 'Name of the demo, on its root (contract).',
  'data-demo-bar': 'Element below the stage, with the toolbar and the code.',
  'data-demo-files': 'Element around the code blocks; the editor takes its place.',
  'data-demo-stage': 'Element that the demo is rendered into.',
  'data-demo-tools': 'Element that the toolbar is rendered into.',
  'data-framed': 'Stage that shows its demo in an iframe.',
  'data-shown': 'Variant whose markup the stage contains, such as `dense-rtl`.',
  'data-shown-source': 'Language and styling of the visible code, on the root.',
  'data-source': "URL of the demo's folder at the repository host, on the root.",
  'data-story': "Id of the demo's story in the workbench, on the root (contract).",
  'data-story-stage': 'Element that a story is rendered into, like the stage of its demo.',
  'data-stylings': 'Buttons of the toolbar that choose the styling of the code.',
  'data-variant': 'Variants that a `template` has the markup for, separated by spaces.',
} as const;
