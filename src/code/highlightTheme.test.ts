import { expect, test } from 'vitest';
import { HIGHLIGHT_LIMIT, LINE_LIMIT, type CodeLanguage } from './code.constants.ts';
import { highlightCode } from './highlightCode.ts';

/** Lists the highlighted tokens of code as strings, such as `keyword const`. */
async function listKinds(code: string, language: CodeLanguage): Promise<string[]> {
  const html = await highlightCode(code, language);
  return [...html.matchAll(/<span class="t-(\w+)">([^<]*)<\/span>/g)].map(
    ([, kind, text]) => `${kind} ${text}`,
  );
}

test.each<[CodeLanguage, string, string[]]>([
  [
    'tsx',
    "const a: B = c('d', 12, <E f />); // g",
    [
      ...['keyword const', 'tag B', 'function c', "string 'd'", 'constant 12', 'tag E'],
      ...['property f', 'comment // g'],
    ],
  ],
  ['css', '.a { margin: 2px; }', ['property a', 'property margin', 'constant 2px']],
  ['json', '{ "a": true }', ['property a', 'constant true']],
  ['diff', '- old\n+ new\n  same', ['deleted - old', 'inserted + new']],
  ['bash', 'npm ci # a', ['function npm', 'string ci', 'comment # a']],
  ['html', '<a href="x">y</a>', ['tag a', 'property href', 'string "x"', 'tag a']],
  ['yaml', 'a: 1', ['tag a', 'constant 1']],
  ['text', 'const a = 1;', []],
])('marks the kinds of tokens when the language is %s', async (language, code, kinds) => {
  expect(await listKinds(code, language)).toEqual(kinds);
});

test.each([
  ['marks', '', 30],
  ['does not mark', ' ', 0],
])(
  '%s tokens when the code has HIGHLIGHT_LIMIT characters followed by %j',
  async (_, more, count) => {
    const line = `${'1'.repeat(LINE_LIMIT - 1)}\n`;
    const code = line.repeat(HIGHLIGHT_LIMIT / line.length) + more;
    expect(await listKinds(code, 'ts')).toHaveLength(count);
  },
);
