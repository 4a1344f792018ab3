import { writeLines } from './codeLines.ts';

/** Part of a file that a folded code block shows. Offsets are in characters of the code. */
export interface CodePreview {
  from: number;
  to: number;
  /** Whether the part continues after `to`. */
  isCut: boolean;
}

const PREVIEW = 'code-preview';
const REST = 'code-rest';

/** Returns whether the HTML of a file has a preview. */
export function hasPreview(html: string): boolean {
  return html.includes(`<span class="${PREVIEW}`);
}

/** Indentation of the JSX that most components return; pages do not repeat it. */
export const USUAL_INDENT = 4;

/**
 * Joins lines of HTML and marks the preview, and the rest that a folded block hides.
 * `--indent` is the indentation of the preview. The text stays the same byte for byte.
 */
export function writePreview(
  code: string,
  lines: readonly string[],
  { from, to, isCut }: CodePreview,
): string {
  // A line break after the preview is a part of it, so that the rest begins with a line.
  const end = code[to] === '\n' ? to + 1 : to;
  const [before, following] = splitMarkup(lines.join('\n'), from);
  const [preview, after] = splitMarkup(following, end - from);
  const names = isCut ? `${PREVIEW} cut` : PREVIEW;
  const indent = countIndent(code.slice(from, to));
  const style = indent === USUAL_INDENT ? '' : ` style="--indent:${indent}"`;
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = end > to ? 0 : after.indexOf('\n') + 1;
  return [
    writeRest(before.slice(0, lineStart)),
    writeRest(before.slice(lineStart)),
    `<span class="${names}"${style}>${preview}</span>`,
    writeRest(after.slice(0, lineEnd)),
    writeRest(after.slice(lineEnd)),
  ].join('');
}

/** Whole lines of the rest may be chunks, which are block elements. */
function writeRest(html: string): string {
  return html && `<span class="${REST}">${writeLines(html.split('\n'))}</span>`;
}

/** Counts the spaces that all lines with text begin with. */
function countIndent(text: string): number {
  const indents = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  return Math.min(...indents);
}

const MARKUP = /<[^>]*>|&[^;]+;|[^<&]+/g;

/** Splits HTML of flat `span` elements after a number of characters of its text. */
function splitMarkup(html: string, length: number): [string, string] {
  let left = length;
  let open = '';
  for (const { 0: token, index } of html.matchAll(MARKUP)) {
    const isTag = token.startsWith('<');
    if (left === 0 && !token.startsWith('</')) return cut(html, index, open);
    if (isTag) open = token.startsWith('</') ? '' : token;
    else if (token.startsWith('&')) left -= 1;
    else if (token.length > left) return cut(html, index + left, open);
    else left -= token.length;
  }
  return [html, ''];
}

function cut(html: string, index: number, open: string): [string, string] {
  const [before, after] = [html.slice(0, index), html.slice(index)];
  return open === '' ? [before, after] : [`${before}</span>`, open + after];
}
