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

/** Indentation of the JSX in most components, in spaces. The HTML omits this default. */
export const USUAL_INDENT = 4;

/**
 * Joins lines of HTML. Wraps the preview, and the rest, which a folded block hides, in elements.
 * Sets `--indent` to the indentation of the preview. Keeps the text byte for byte.
 */
export function writePreview(
  code: string,
  lines: readonly string[],
  { from, to, isCut }: CodePreview,
): string {
  // Include a line break after the preview, so that the rest begins with a whole line.
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

/** Wraps a part of the rest. Divides long parts into chunks, which are block elements. */
function writeRest(html: string): string {
  return html && `<span class="${REST}">${writeLines(html.split('\n'))}</span>`;
}

/** Counts the leading spaces that all non-empty lines share. */
function countIndent(text: string): number {
  const indents = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  return Math.min(...indents);
}

/** Matches a tag, or one character of text. */
const MARKUP = /<[^>]*>|&[^;]+;|[^<&]/g;

/** Splits HTML with non-nested `span` elements after `length` characters of text. */
function splitMarkup(html: string, length: number): [string, string] {
  let left = length;
  let open = '';
  for (const { 0: token, index } of html.matchAll(MARKUP)) {
    const isEnd = token.startsWith('</');
    if (left === 0 && !isEnd) return cut(html, index, open);
    if (token.startsWith('<')) open = isEnd ? '' : token;
    else left -= 1;
  }
  return [html, ''];
}

function cut(html: string, index: number, open: string): [string, string] {
  const [before, after] = [html.slice(0, index), html.slice(index)];
  return open === '' ? [before, after] : [`${before}</span>`, open + after];
}
