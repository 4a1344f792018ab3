import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript, javascriptLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tagHighlighter, tags, type Tag } from '@lezer/highlight';
import type { TokenKind } from '../code/tokens.constants.ts';

const TAGS: Readonly<Partial<Record<TokenKind, readonly Tag[]>>> = {
  comment: [tags.comment],
  string: [tags.string, tags.special(tags.string), tags.regexp],
  constant: [tags.literal, tags.bool, tags.number, tags.atom, tags.unit, tags.color],
  keyword: [tags.keyword, tags.self, tags.null],
  tag: [tags.tagName, tags.typeName, tags.className],
  property: [tags.attributeName, tags.propertyName],
  function: [tags.function(tags.variableName), tags.function(tags.propertyName)],
};

/** Highlights tokens with the class names of code blocks. */
const highlighter = tagHighlighter(
  Object.entries(TAGS).flatMap(([kind, all]) => all.map((tag) => ({ tag, class: `t-${kind}` }))),
);

function languageOf(name: string): Extension {
  if (name.endsWith('.css')) return css();
  // Without this rule, the braces of JSON would start a block statement.
  if (name.endsWith('.json')) return javascriptLanguage.configure({ top: 'SingleExpression' });
  const [, script] = /\.([jt]sx?)$/.exec(name) ?? [];
  if (script === undefined) return [];
  return javascript({ jsx: script.endsWith('x'), typescript: script.startsWith('t') });
}

/** Lists the CodeMirror extensions for a file; Tab is not bound, so that focus is never trapped. */
export function listExtensions(name: string): Extension[] {
  return [
    lineNumbers(),
    history(),
    indentOnInput(),
    bracketMatching(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    syntaxHighlighting(highlighter),
    languageOf(name),
    keymap.of([...historyKeymap, ...defaultKeymap]),
    EditorView.baseTheme({ '&.cm-focused': { outline: 'none' } }),
  ];
}
