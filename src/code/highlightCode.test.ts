// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHUNK_LINES, CODE_LANGUAGES, HIGHLIGHT_LIMIT, LINE_LIMIT } from './code.constants.ts';
import { countLineElements, countLines, type LineMark } from './codeLines.ts';
import { highlightCode } from './highlightCode.ts';

const BUILD_MS = 2000;

/** Gives the text that a page has from HTML, as `installCodeCopy` reads it. */
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
// No page can hold a null character.
const source = code.map((parts) => parts.join('').replaceAll('\0', ''));
const mark = fc.constantFrom<LineMark>('highlight', 'add', 'remove');
const marks = fc.option(fc.dictionary(fc.constantFrom('1', '2', '3', '5'), mark), {
  nil: undefined,
});

describe('the text of the HTML is the source, byte for byte (PRD-2)', () => {
  test('in every language, with and without elements for lines', async () => {
    const language = fc.constantFrom(...CODE_LANGUAGES);
    await fc.assert(
      fc.asyncProperty(source, language, marks, async (text, lang, lineMarks) => {
        expect(readText(await highlightCode(text, lang, lineMarks))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test.each([CHUNK_LINES - 1, CHUNK_LINES, CHUNK_LINES + 1, 3 * CHUNK_LINES])(
    'with %i line ends',
    async (ends) => {
      const text = Array.from({ length: ends + 1 }, (_, index) => `line(${index});`).join('\n');
      for (const lineMarks of [undefined, { 1: 'add' as const }]) {
        expect(readText(await highlightCode(text, 'ts', lineMarks))).toBe(text);
        expect(readText(await highlightCode(`${text}\n`, 'ts', lineMarks))).toBe(`${text}\n`);
      }
    },
  );
});

describe('elements of lines', () => {
  test('say what their line is', async () => {
    const html = await highlightCode('a\nb\nc\n', 'text', {
      1: 'highlight',
      2: 'add',
      3: 'remove',
    });
    expect(html).toBe(
      '<mark class="line">a\n</mark><ins class="line">b\n</ins><del class="line">c\n</del>',
    );
  });

  test('are as many as lines are counted', async () => {
    await fc.assert(
      fc.asyncProperty(source, async (text) => {
        const html = await highlightCode(text, 'text', {});
        if (text !== '') expect(countLineElements(html)).toBe(countLines(text));
      }),
    );
  });

  test('a source cannot forge them', async () => {
    expect(countLineElements(await highlightCode('<b class="line">x</b>', 'html', {}))).toBe(1);
  });
});

describe('long code', () => {
  const line = 'export const total = lines.reduce((sum, { price }) => sum + price, 0); // total\n';
  const huge = line.repeat(20_000);

  test('of 20,000 lines is plain, in few elements, and built at once', async () => {
    const since = performance.now();
    const html = await highlightCode(huge, 'tsx');
    expect(performance.now() - since).toBeLessThan(BUILD_MS);
    expect(html).not.toContain('class="t-');
    expect(html.match(/<span/g)?.length).toBe(Math.ceil(20_001 / CHUNK_LINES));
    expect(html.replace(/<[^>]+>/g, '')).toBe(huge.replaceAll('>', '&gt;'));
  });

  test('up to the limit is coloured', async () => {
    const short = line.repeat(20);
    expect(short.length).toBeLessThan(HIGHLIGHT_LIMIT);
    expect(await highlightCode(short, 'tsx')).toContain('class="t-keyword"');
  });

  test('in a single line is plain, and the lines around it are not', async () => {
    const html = await highlightCode(`const a = 1;\n${'x='.repeat(LINE_LIMIT)}1`, 'ts');
    expect(html.split('\n').map((part) => part.includes('class="t-'))).toEqual([true, false]);
  });
});
