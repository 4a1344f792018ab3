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

/** Matches an escaped character, or a code span. */
const LITERAL = /\\([!-/:-@[-`{-~])|(`+)(.+?)\2(?!`)/g;

/** Matches a link or an image, and the number of a literal. */
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const NUMBER = /\0(\d+)\0/g;

/** Matches emphasis. An underscore within a word, as in `Unstable_Grid`, is text. */
const STARS = /(\*{1,3})(?=\S)(.+?)(?<=\S)\1/g;
const UNDERSCORES = /(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu;

/** Removes the Markdown syntax of a line of text, except within code spans. */
function plainText(markdown: string): string {
  const literals: string[] = [];
  return markdown
    .replaceAll(LITERAL, (_, escaped?: string, _ticks?: string, code = '') => {
      return `\0${literals.push(escaped ?? code) - 1}\0`;
    })
    .replaceAll(LINK, '$1')
    .replaceAll(STARS, '$2')
    .replaceAll(UNDERSCORES, '$2')
    .replaceAll(NUMBER, (_, at: number) => literals[at]!)
    .trim();
}
