export const SEVERITIES = ['note', 'minor', 'major'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** Comment of a reviewer on a story in a certain state. */
export interface Comment {
  storyId: string;
  /** Workbench URL that restores the story with its globals and args. */
  link: string;
  text: string;
  /** ISO date. Together with the story, it identifies the comment. */
  date: string;
  /** ISO date of the last edit. */
  edited?: string;
  author?: string;
  severity?: Severity;
}

/** Matches the JSON in exported Markdown, from which comments are imported. */
const DATA = /^<!-- vitrine-review (?<json>.*?) -->/gms;

/** Parses stored comments; skips invalid entries. */
export function parseComments(text: string | null): Comment[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(parseComment) : [];
  } catch {
    return [];
  }
}

/** Parses the comments in an exported file; returns undefined when it has none. */
export function importComments(text: string): Comment[] | undefined {
  const last = [...text.matchAll(DATA)].at(-1);
  const comments = parseComments(last?.groups?.['json'] ?? text);
  return comments.length > 0 ? comments : undefined;
}

function parseComment(value: unknown): Comment[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const { storyId, link, text, date, edited, author } = fields;
  const required = [storyId, link, text, date];
  if (!required.every((field) => typeof field === 'string') || !isWebLink(String(link))) return [];
  const severity = SEVERITIES.find((one) => one === fields['severity']);
  return [
    {
      ...{ storyId: String(storyId), link: String(link), text: String(text), date: String(date) },
      ...(typeof edited === 'string' && { edited }),
      ...(typeof author === 'string' && { author }),
      ...(severity && { severity }),
    },
  ];
}

/** Returns whether a link is safe to follow; imported files may contain `javascript:` URLs. */
function isWebLink(link: string): boolean {
  return URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);
}

/** Returns the identity of a comment. */
export function commentKey({ storyId, date }: Comment): string {
  return `${storyId} ${date}`;
}

/** Adds imported comments. If both lists have a comment, the last edit wins. */
export function mergeComments(own: readonly Comment[], imported: readonly Comment[]): Comment[] {
  const merged = new Map(own.map((comment) => [commentKey(comment), comment]));
  const editedAt = ({ edited, date }: Comment) => edited ?? date;
  for (const comment of imported) {
    const known = merged.get(commentKey(comment));
    if (!known || editedAt(comment) > editedAt(known)) merged.set(commentKey(comment), comment);
  }
  return [...merged.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Describes the comments that an import added or changed. */
export function describeImport(before: readonly Comment[], after: readonly Comment[]): string {
  const previous = new Set(before);
  const changed = after.filter((comment) => !previous.has(comment)).length;
  const added = after.length - before.length;
  return `Imported comments: ${added} new, ${changed - added} updated.`;
}

/** Escapes the characters of plain text that would start a tag, a link, code or emphasis. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*[\]<|~]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&');
}

/** Escapes a line of plain text, including the marks of headings, lists and quotes at its start. */
function escapeLine(line: string): string {
  return escapeMarkdown(line.trim()).replace(/^(?:\d+(?=[.)])|(?=[#+=:>-]))/, '$&\\');
}

/** Returns a URL as the target of a Markdown link. */
function escapeLink(link: string): string {
  return new URL(link).href.replaceAll(/[\\()]|&(?=#?\w+;)/g, '\\$&');
}

/**
 * Formats comments as Markdown with links to the story states. Appends the comments as JSON
 * for `importComments`.
 */
export function writeComments(list: readonly Comment[]): string {
  const items = list.map(({ storyId, link, text, date, author, severity }) => {
    const quoted = text
      .split(/\r\n?|\n/)
      .map(escapeLine)
      .join('\n  ');
    const facts = [date.slice(0, 10), author, severity].filter(Boolean).join(', ');
    const line = escapeMarkdown(facts.replaceAll(/\s+/g, ' '));
    return `- [${escapeMarkdown(storyId)}](${escapeLink(link)}), ${line}:\n  ${quoted}\n`;
  });
  const data = JSON.stringify(list)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`);
  return `# Review\n\n${items.join('')}\n<!-- vitrine-review ${data} -->\n`;
}

/**
 * Returns the URL of a story with the args and globals of the workbench URL. Copies them without
 * parsing, because Storybook encodes objects, booleans and spaces in its own way.
 */
export function linkToStory(base: string, storyId: string): string {
  const { origin, pathname, search } = new URL(base);
  const state = search.slice(1).split('&');
  const parts = state.filter((part) => /^(args|globals)=./.test(part));
  return `${origin}${pathname}?${[`path=/story/${storyId}`, ...parts].join('&')}`;
}
