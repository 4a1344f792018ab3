/** Heading of a Markdown text, with the lines below it. */
export interface MarkdownSection {
  /** Text of the heading without Markdown syntax; empty before the first heading. */
  title: string;
  depth: number;
  /** Lines after the heading, up to the next heading of any level. */
  lines: readonly string[];
}

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s+(.*)$/;

/** Splits Markdown at its headings; ignores lines in code fences. */
export function splitMarkdown(markdown: string): MarkdownSection[] {
  const sections: (MarkdownSection & { lines: string[] })[] = [{ title: '', depth: 0, lines: [] }];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    const heading = fence === undefined && mark === undefined ? HEADING.exec(line) : null;
    if (heading)
      sections.push({ title: plainText(heading[2]!), depth: heading[1]!.length, lines: [] });
    else sections.at(-1)!.lines.push(line);
  }
  return sections;
}

/** Removes the Markdown syntax of a line of text. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_]{1,3}(?=\S)(.+?)(?<=\S)[*_]{1,3}/g, '$1')
    .replaceAll(/[`\\]/g, '')
    .trim();
}

/** Returns the text of a section without code fences and Markdown syntax. */
export function sectionText({ lines }: MarkdownSection): string {
  let fence: string | undefined;
  const words: string[] = [];
  for (const line of lines) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined && mark === undefined) words.push(textOfLine(line));
    else if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
  }
  return words.filter(Boolean).join(' ');
}

const TABLE_RULE = /^\s*\|[\s|:-]*$/;

/** Returns the text of a line, without the marks of quotes, lists and tables. */
function textOfLine(line: string): string {
  if (TABLE_RULE.test(line)) return '';
  return plainText(line.replace(/^\s*(?:[>-]\s+)*/, '').replaceAll(/\s*\|\s*/g, ' '));
}
