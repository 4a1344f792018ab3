/** `data-*` attributes of code blocks and code tabs, with the meaning of each. */
export const codeAttributes = {
  'data-code-block': 'Language of the code, on the root of a code block.',
  'data-code-tabs': 'Storage key of code tabs, on their root; empty when nothing is stored.',
  'data-copy': 'Copy button of a code block.',
  'data-copy-hint': 'Text of the shortcut hint, on a copy button: `{key}` is the modifier key.',
  'data-numbered': '`pre` with line numbers.',
  'data-selected': 'Panel of the selected tab.',
  'data-tab-title': 'Name of a tab above its panel, visible without scripting.',
} as const;
