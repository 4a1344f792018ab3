import { openSync, type Font } from 'fontkit';
import { FONT_FILE } from './fontFile.ts';

let opened: Font | undefined;

/** Opens the site's font once. */
function openFont(): Font {
  opened ??= openSync(FONT_FILE) as Font;
  return opened;
}

export interface TextStyle {
  /** Font size in pixels. */
  size: number;
  /** Width of a line in pixels. */
  width: number;
  /** Maximum number of lines; a longer text ends with an ellipsis. */
  maxLines: number;
}

/** Returns whether the font has a glyph for each letter; missing glyphs would render as boxes. */
export function canDraw(text: string): boolean {
  const font = openFont();
  return [...text.replace(/\s|\u200d|\ufe0f/g, '')].every((letter) =>
    font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

function measure(text: string, size: number): number {
  const font = openFont();
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** Breaks text into lines that fit; truncates it with an ellipsis after `maxLines`. */
export function breakLines(text: string, { size, width, maxLines }: TextStyle): string[] {
  const fits = (line: string) => measure(line.trimEnd(), size) <= width;
  const lines: string[] = [];
  for (const part of splitLine(text).flatMap((whole) =>
    fits(whole) ? whole : splitLetters(whole),
  )) {
    const line = lines.at(-1);
    if (line !== undefined && fits(line + part)) lines[lines.length - 1] = line + part;
    else lines.push(part);
  }
  const visibleLines = lines.slice(0, maxLines).map((line) => line.trimEnd());
  if (lines.length <= maxLines) return visibleLines;
  return [...visibleLines.slice(0, -1), shorten(visibleLines.at(-1) ?? '', { size, width })];
}

/**
 * Splits text where a line may break: after a space, and beside a Chinese, Japanese or Korean
 * letter, but not before closing and after opening punctuation (simplified UAX #14).
 */
function splitLine(text: string): string[] {
  return text.trim().replace(/\s+/g, ' ').split(BREAK).filter(Boolean);
}

const LETTER = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]`;
const NOT_BEFORE = String.raw`(?![\p{Pe}\p{Pf}\p{Po}\p{Mn}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々])`;
const NOT_AFTER = String.raw`(?<![\p{Ps}\p{Pi}])`;
const BREAK = new RegExp(
  `(?<= )|(?<=${LETTER})(?! )${NOT_BEFORE}${NOT_AFTER}|(?<! )${NOT_AFTER}(?=${LETTER})${NOT_BEFORE}`,
  'u',
);

/** Splits text into grapheme clusters, so that a joined emoji stays whole. */
function splitLetters(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

function shorten(line: string, { size, width }: { size: number; width: number }): string {
  const letters = splitLetters(line);
  const write = () => `${letters.join('').trimEnd()}…`;
  while (letters.length > 0 && measure(write(), size) > width) letters.pop();
  return write();
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
