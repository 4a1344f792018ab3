import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';
import { preloadedFont } from '@vitrine/ui/core';
import { ROOT } from '../../node/paths.ts';

let opened: Font | undefined;

/** Opens the site's font once. */
function openFont(): Font {
  opened ??= openSync(join(ROOT, 'public/fonts', preloadedFont)) as Font;
  return opened;
}

export interface TextStyle {
  /** Size in pixels. */
  size: number;
  /** Width of a line in pixels. */
  width: number;
  /** Number of lines before the text is cut; a cut text ends with an ellipsis. */
  maxLines: number;
}

function measure(text: string, size: number): number {
  const font = openFont();
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** Breaks a text into lines that fit, and cuts it with an ellipsis after `maxLines`. */
export function breakLines(text: string, { size, width, maxLines }: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    const joined = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measure(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  const visibleLines = lines.slice(0, maxLines);
  const isCut = lines.length > maxLines;
  return visibleLines.map((line, index) =>
    shorten(line, { size, width, isCut: isCut && index === maxLines - 1 }),
  );
}

function shorten(
  line: string,
  { size, width, isCut }: { size: number; width: number; isCut: boolean },
): string {
  if (!isCut && measure(line, size) <= width) return line;
  let text = line;
  while (text && measure(`${text}…`, size) > width) text = text.slice(0, -1);
  return `${text.trimEnd()}…`;
}

/** Draws a line of text as paths, so that rendering needs no font. */
export function drawLine(
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const font = openFont();
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let left = x;
  const paths = glyphs.map((glyph, index) => {
    const d = glyph.path.toSVG();
    const at = left;
    left += (positions[index]?.xAdvance ?? 0) * scale;
    return (
      d && `<path transform="translate(${at.toFixed(1)} ${y}) scale(${scale} ${-scale})" d="${d}"/>`
    );
  });
  return paths.join('');
}
