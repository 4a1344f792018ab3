/** Matches a fenced code block, a code span or an escaped character. */
const CODE =
  /^[ \t]*(?<fence>`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\k<fence>|$(?![\s\S]))|(?<!`)(?<ticks>`+)(?!`)[\s\S]*?(?<!`)\k<ticks>(?!`)|\\./
    .source;

/**
 * Replaces the matches of a pattern in Markdown, except inside code.
 * A match may contain code if it starts before the code. `replace` receives the named groups.
 */
export function replaceOutsideCode(
  markdown: string,
  pattern: RegExp,
  replace: (groups: Readonly<Record<string, string | undefined>>) => string,
): string {
  const either = new RegExp(`${CODE}|(?<match>${pattern.source})`, 'gm');
  return markdown.replaceAll(either, (text, ...args) => {
    const groups = args.at(-1) as Record<string, string | undefined>;
    return groups['match'] === undefined ? text : replace(groups);
  });
}
