/** `data-*` attributes of the demo editor, with the meaning of each. */
export const editorAttributes = {
  'data-edited-stage': 'Element around the iframe of the edited demo; only tests read it.',
  'data-editor-bar': 'Bar with the file tabs and the reset button.',
  'data-editor-message': 'Problem of the edited code, with a button that leads to its line.',
  'data-editor-panel': 'Element that CodeMirror is rendered into; it scrolls.',
  'data-editor-reset': 'Button that resets the code, or undoes the reset.',
  'data-editor-text': 'Element around the panel and its keyboard hint; draws the focus ring.',
  'data-file-name': 'Name of the file, when there is only one and therefore no tabs.',
} as const;
