import { expect, test } from 'vitest';
import { CHUNK_LINES } from './code.constants.ts';
import { countLineElements, countLines, hasLineElements, writeLines } from './codeLines.ts';

test.each([
  ['', 1],
  ['a', 1],
  ['a\n', 1],
  ['\n', 1],
  ['a\nb', 2],
  ['\n\n', 2],
])('counts the lines of %j: %i', (code, count) => {
  expect(countLines(code)).toBe(count);
});

test.each([
  [undefined, 'a\n\nb', false, 0],
  [
    {},
    '<span class="line">a\n</span><span class="line">\n</span><span class="line">b</span>',
    true,
    3,
  ],
  [
    { 1: 'add', 3: 'remove' },
    '<ins class="line">a\n</ins><span class="line">\n</span><del class="line">b</del>',
    true,
    3,
  ],
] as const)(
  'writes three lines of code as HTML when the line marks are %j',
  (marks, html, isMarked, count) => {
    expect(writeLines(['a', '', 'b'], marks)).toBe(html);
    expect(hasLineElements(html)).toBe(isMarked);
    expect(countLineElements(html)).toBe(count);
  },
);

test('writes no line element for an empty last line of code', () => {
  expect(writeLines(['a', ''], {})).toBe('<span class="line">a\n</span>');
});

test.each([
  [CHUNK_LINES, []],
  [CHUNK_LINES + 1, ['--from:0;--lines:200', '--from:200;--lines:1']],
  [2 * CHUNK_LINES, ['--from:0;--lines:200', '--from:200;--lines:200']],
])('divides %i lines of code into the chunks %j', (count, chunks) => {
  const html = writeLines(Array.from({ length: count }, () => 'x'));
  const styles = [...html.matchAll(/<span class="chunk" style="([^"]*)">(?:x\n?)+<\/span>/g)];
  expect(styles.map(([, style]) => style)).toEqual(chunks);
  expect(html.replaceAll(/<[^>]*>/g, '')).toHaveLength(2 * count - 1);
});
