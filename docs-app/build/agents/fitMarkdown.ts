/** Length from which agents truncate a file. */
const MAX_LENGTH = 50_000;

/** Matches table rows, and fenced code blocks so that rows inside them do not match. */
const ROW = /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1|^\|.*\|$/gm;

/** Matches the start of a section. */
const SECTION = /^(?=## )/m;

interface FitOptions {
  /** Path of the Markdown. */
  path: string;
  /** Returns the URL of a path. */
  addressOf: (path: string) => string;
  maxLength?: number;
}

/**
 * Shortens Markdown that agents would truncate. Removes the padding of table cells, then moves the
 * last sections to separate files if needed. Returns the files by path.
 */
export function fitMarkdown(
  markdown: string,
  { path, addressOf, maxLength = MAX_LENGTH }: FitOptions,
): Record<string, string> {
  if (markdown.length < maxLength) return { [path]: markdown };
  const compact = markdown.replaceAll(ROW, (text) =>
    text.startsWith('|') ? text.replaceAll(/ ?(?<!\\)\| ?/g, '|').replaceAll('---', '-') : text,
  );
  if (compact.length < maxLength) return { [path]: compact };
  const [head = '', ...sections] = compact.split(SECTION);
  const parts = joinSections(sections, maxLength - head.length - LINK_ROOM);
  const paths = parts.map((_, index) =>
    index === 0 ? path : path.replace(/\.md$/, `-${index + 1}.md`),
  );
  return Object.fromEntries(
    parts.map((part, index) => {
      const next = paths[index + 1];
      const link =
        next === undefined ? '' : `> Continued in [part ${index + 2}](${addressOf(next)})\n\n`;
      return [paths[index]!, head + link + part];
    }),
  );
}

/** Number of characters reserved for the link to the next part. */
const LINK_ROOM = 300;

/** Joins sections into parts shorter than `room`; a longer section becomes a separate part. */
function joinSections(sections: readonly string[], room: number): string[] {
  const parts: string[] = [];
  for (const section of sections) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + section.length < room)
      parts[parts.length - 1] = last + section;
    else parts.push(section);
  }
  return parts;
}
