import ts from 'typescript';
import { expect, test } from 'vitest';
import { readJsDoc } from './readJsDoc.ts';

function read(comment: string) {
  const source = `/**\n * ${comment.replaceAll('\n', '\n * ')}\n */\ndeclare const subject: string;`;
  const file = ts.createSourceFile('subject.d.ts', source, ts.ScriptTarget.ES2022, true);
  return readJsDoc(file.statements[0]!);
}

test.each([
  ['a value', "@default 'm'", "'m'"],
  ['a TSDoc value', '@defaultValue 5', '5'],
  ['a TSDoc value in backticks', "@defaultValue `'m'`", "'m'"],
  ['a TSDoc value in a code block', '@defaultValue\n```ts\n{ a: 1 }\n```', '{ a: 1 }'],
  ['a template literal', '@default `${width}px`', '`${width}px`'],
  ['text with code', '@default `true`, or `false`', '`true`, or `false`'],
  ['a value without a note', '@default 1\nTODO v6: Remove the default', '1'],
  ['the first tag, when there are two', "@default 'a'\n@defaultValue 'b'", "'a'"],
])('reads %s in a JSDoc comment as the default of a prop (FAULT E4)', (_, comment, expected) => {
  expect(read(comment).default).toBe(expected);
});

test.each([
  ['a URL', 'See {@link https://a.example/b}.', 'See [https://a.example/b](https://a.example/b).'],
  ['a URL with a label', '{@link https://a.example The docs}', '[The docs](https://a.example)'],
  ['a URL with a bar', '{@link https://a.example | The docs}', '[The docs](https://a.example)'],
  ['a code link to a URL', '{@linkcode https://a.example/b run}', '[`run`](https://a.example/b)'],
  ['a name', 'See {@link Button}.', 'See `Button`.'],
  ['a name with a label', 'See {@link Button the button}.', 'See the button.'],
  ['a plain link', 'See {@linkplain Button}.', 'See Button.'],
  ['a member', '{@link Button.size}', '`Button.size`'],
  ['double brackets', 'An [[Item]].', 'An `Item`.'],
])('converts a link in a doc comment into Markdown: %s (FAULT E4)', (_, comment, expected) => {
  expect(read(comment).text).toBe(expected);
});

test.each(['`{@link Button}`', '`[[1, 2]]` and `[[Item]]`', '```\n{@link Button}\n```'])(
  'does not change TSDoc links within code: %j (FAULT E4)',
  (comment) => {
    expect(read(comment).text).toBe(comment);
  },
);

test('converts TSDoc links in the text of @deprecated and @param (FAULT E4)', () => {
  const doc = read('@param a Like {@link Button}.\n@deprecated Use {@link Button}.');
  expect(doc.deprecated).toBe('Use `Button`.');
  expect(doc.params).toEqual([{ name: 'a', description: 'Like `Button`.' }]);
});
