import { partPath, splitHead, writePartLink } from '../../model/markdownParts.ts';

/** Length from which agents truncate a file. */
const MAX_LENGTH = 50_000;

/** Matches table rows, and fenced code blocks so that rows inside them do not match. */
const ROW = /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1|^\|.*\|$/gm;

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
  const [head, sections] = splitHead(compact);
  const parts = joinSections(sections, maxLength - head.length - LINK_ROOM);
  return Object.fromEntries(
    parts.map((text, index) => {
      const next = index + 2;
      const isLast = index === parts.length - 1;
      const link = isLast ? '' : writePartLink(next, addressOf(partPath(path, next)));
      return [partPath(path, index + 1), head + link + text];
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
