import { CHUNK_LINES } from './code.constants.ts';

/** Kind of a marked line. */
export type LineMark = 'highlight' | 'add' | 'remove';

/** Marks by line number, starting at 1. */
export type LineMarks = Readonly<Record<number, LineMark>>;

const ELEMENTS: Readonly<Record<LineMark, string>> = {
  highlight: 'mark',
  add: 'ins',
  remove: 'del',
};

/** Counts the visible lines; a trailing line break does not start a new one. */
export function countLines(code: string): number {
  const count = code.split('\n').length;
  return code.endsWith('\n') ? count - 1 : count;
}

/** Joins lines of HTML. With `marks`, even `{}`, wraps each line in an element. */
export function writeLines(lines: readonly string[], marks?: LineMarks): string {
  const ended = lines.map((line, index) => (index < lines.length - 1 ? `${line}\n` : line));
  const written = marks ? ended.map((line, index) => writeLine(line, marks[index + 1])) : ended;
  return written.length > CHUNK_LINES ? writeChunks(written) : written.join('');
}

/** Checks whether each line of the HTML is an element. */
export function hasLineElements(html: string): boolean {
  return html.includes(' class="line">');
}

/** Counts the line elements. */
export function countLineElements(html: string): number {
  return html.split(' class="line">').length - 1;
}

/** Wraps a line and its line break in an element. Returns no element for an empty last line. */
function writeLine(line: string, mark: LineMark | undefined): string {
  if (line === '') return '';
  const name = mark ? ELEMENTS[mark] : 'span';
  return `<${name} class="line">${line}</${name}>`;
}

function writeChunks(lines: readonly string[]): string {
  const starts = Array.from(
    { length: Math.ceil(lines.length / CHUNK_LINES) },
    (_, index) => index * CHUNK_LINES,
  );
  const chunks = starts.map((start) => {
    const chunk = lines.slice(start, start + CHUNK_LINES);
    return `<span class="chunk" style="--from:${start};--lines:${chunk.length}">${chunk.join('')}</span>`;
  });
  return chunks.join('');
}
