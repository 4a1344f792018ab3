import { syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { listExtensions } from './codeExtensions.ts';

test.each([
  ['TSX', 'Demo.tsx', 'const a: string = <b />;', /TypeName.*JSXSelfClosingTag/],
  ['CSS', 'demo.css', '.a { color: red }', /RuleSet/],
  ['JSON', 'rows.json', '{ "a": [1, true] }', /ObjectExpression.*Property.*ArrayExpression/],
  ['plain text', 'notes.txt', "Don't <b> this", /^$/],
  ['plain text', 'logo.svg', '<svg />', /^$/],
])('parses %s in %s', (_, name, doc, nodes) => {
  const tree = syntaxTree(EditorState.create({ doc, extensions: listExtensions(name) })).toString();
  expect(tree).toMatch(nodes);
  expect(tree).not.toContain('⚠');
});
