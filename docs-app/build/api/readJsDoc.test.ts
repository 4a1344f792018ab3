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
  ['a value without a remark', "@default 'b' - the tone", "'b'"],
  ['a value in backticks without a remark', '@default `b` - the tone', 'b'],
  ['a string with a hyphen', "@default 'a - b'", "'a - b'"],
  ['a string with a hyphen without a remark', '@default "a - b" - the tone', '"a - b"'],
  ['an array of strings without a remark', "@default ['a - b', 1] - the tones", "['a - b', 1]"],
  ['a difference', '@default 5 - 1', '5 - 1'],
  ['a difference in a call', '@default (a) => fit(a - b)', '(a) => fit(a - b)'],
  ['the first tag, when there are two', "@default 'a'\n@defaultValue 'b'", "'a'"],
])('reads %s in a JSDoc comment as the default of a prop (FAULT E4)', (_, comment, expected) => {
  expect(read(comment).default).toBe(expected);
});

test.each(['ignore', 'internal', 'private', 'hidden'])(
  'ignores a declaration when its comment has the tag @%s',
  (tag) => {
    expect(read(`Text.\n@${tag}`).ignored).toBe(true);
  },
);

test('does not ignore a declaration when its comment has other tags', () => {
  expect(read('Text.\n@public\n@since 2.0').ignored).toBe(false);
});

test('appends the text of @remarks to the text of a doc comment', () => {
  expect(read('Text.\n@remarks More about {@link Button}.\n@since 2.0').text).toBe(
    'Text.\n\nMore about `Button`.',
  );
  expect(read('@remarks Only this.').text).toBe('Only this.');
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
