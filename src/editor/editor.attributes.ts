/** `data-*` attributes of the demo editor, with the meaning of each. */
export const editorAttributes = {
  'data-edited-stage': 'Element around the iframe of the edited demo; only tests read it.',
  'data-editor-bar':
    'Bar with the file tabs, the keyboard hint, and the button that undoes a reset.',
  'data-editor-message': 'Problem of the edited code, with a button that leads to its line.',
  'data-editor-panel': 'Element that CodeMirror is rendered into; it scrolls.',
  'data-editor-text': 'Element around the panel; draws the focus ring.',
  'data-editor-undo': 'Button that undoes a reset of the code.',
  'data-file-name': 'Name of the file, when there is only one and therefore no tabs.',
} as const;
