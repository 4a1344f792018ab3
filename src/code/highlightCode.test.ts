// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHUNK_LINES, CODE_LANGUAGES, HIGHLIGHT_LIMIT, LINE_LIMIT } from './code.constants.ts';
import { countLineElements, countLines, type LineMark } from './codeLines.ts';
import { highlightCode } from './highlightCode.ts';

const BUILD_MS = 2000;

/** Returns the text content of HTML, as `installCodeCopy` reads it. */
function readText(html: string): string | null {
  const element = document.createElement('code');
  element.innerHTML = html;
  return element.textContent;
}

const pieces = fc.constantFrom(
  ...['\n', '\r\n', '\r', '\t', '  ', '<b>', '&amp;', '"', "'", '`', '${', '}', '{', '//', '/*'],
  ...['const', '=>', '#', '- a', '+ b', '"', '\\', '</code>', '<!--', ':', '@media', '合', '🙂'],
);
const code = fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 40 });
// The text of a page cannot contain a null character.
const source = code.map((parts) => parts.join('').replaceAll('\0', ''));
const mark = fc.constantFrom<LineMark>('highlight', 'add', 'remove');
const marks = fc.option(fc.dictionary(fc.constantFrom('1', '2', '3', '5'), mark), {
  nil: undefined,
});

describe('highlighted text equals the source byte for byte (PRD-2)', () => {
  test('keeps the text of code in every language, with and without line elements', async () => {
    const language = fc.constantFrom(...CODE_LANGUAGES);
    await fc.assert(
      fc.asyncProperty(source, language, marks, async (text, lang, lineMarks) => {
        expect(readText(await highlightCode(text, lang, lineMarks))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test.each([CHUNK_LINES - 1, CHUNK_LINES, CHUNK_LINES + 1, 3 * CHUNK_LINES])(
    'keeps the text of code with %i line breaks',
    async (ends) => {
      const text = Array.from({ length: ends + 1 }, (_, index) => `line(${index});`).join('\n');
      for (const lineMarks of [undefined, { 1: 'add' as const }]) {
        expect(readText(await highlightCode(text, 'ts', lineMarks))).toBe(text);
        expect(readText(await highlightCode(`${text}\n`, 'ts', lineMarks))).toBe(`${text}\n`);
      }
    },
  );
});

describe('line elements', () => {
  test('writes a mark, ins or del element for each marked line', async () => {
    const html = await highlightCode('a\nb\nc\n', 'text', {
      1: 'highlight',
      2: 'add',
      3: 'remove',
    });
    expect(html).toBe(
      '<mark class="line">a\n</mark><ins class="line">b\n</ins><del class="line">c\n</del>',
    );
  });

  test('writes one line element for each line that countLines counts', async () => {
    await fc.assert(
      fc.asyncProperty(source, async (text) => {
        const html = await highlightCode(text, 'text', {});
        if (text !== '') expect(countLineElements(html)).toBe(countLines(text));
      }),
    );
  });

  test('does not count an element in the source code as a line element', async () => {
    expect(countLineElements(await highlightCode('<b class="line">x</b>', 'html', {}))).toBe(1);
  });
});

describe('long code', () => {
  const line = 'export const total = lines.reduce((sum, { price }) => sum + price, 0); // total\n';
  const huge = line.repeat(20_000);

  test('writes 20,000 lines as plain text in chunks within two seconds', async () => {
    const since = performance.now();
    const html = await highlightCode(huge, 'tsx');
    expect(performance.now() - since).toBeLessThan(BUILD_MS);
    expect(html).not.toContain('class="t-');
    expect(html.match(/<span/g)?.length).toBe(Math.ceil(20_001 / CHUNK_LINES));
    expect(html.replace(/<[^>]+>/g, '')).toBe(huge);
  });

  test('highlights code that is shorter than HIGHLIGHT_LIMIT', async () => {
    const short = line.repeat(20);
    expect(short.length).toBeLessThan(HIGHLIGHT_LIMIT);
    expect(await highlightCode(short, 'tsx')).toContain('class="t-keyword"');
  });

  test('writes a line beyond LINE_LIMIT as plain text, and highlights a short line', async () => {
    const html = await highlightCode(`const a = 1;\n${'x='.repeat(LINE_LIMIT)}1`, 'ts');
    expect(html.split('\n').map((part) => part.includes('class="t-'))).toEqual([true, false]);
  });
});
