/** Maximum length of an index, because agents truncate longer files. */
const MAX_INDEX_LENGTH = 50_000;

/** Link of an index, with a note about the linked page. */
export interface IndexLink {
  title: string;
  href: string;
  note?: string | undefined;
  /** Length of the linked text, in bytes. */
  bytes?: number | undefined;
}

export interface IndexSection {
  /** Suffix of the file name when the section is in a separate file. */
  id: string;
  title: string;
  links: readonly IndexLink[];
}

export interface Index {
  title: string;
  /** One sentence about the pages. */
  summary: string;
  /** Paragraphs below the summary. */
  details: readonly string[];
  sections: readonly IndexSection[];
}

interface IndexPlace {
  /** Path of the index without its extension, such as `/material-ui/llms`. */
  path: string;
  /** Returns the URL of a path. */
  addressOf: (path: string) => string;
  maxLength?: number;
}

/**
 * Writes the files of an index by path, each shorter than `maxLength` if possible. Moves the
 * longest sections to separate files when the index is too long.
 */
export function writeIndex(
  index: Index,
  { path, addressOf, maxLength = MAX_INDEX_LENGTH }: IndexPlace,
): Record<string, string> {
  const files: Record<string, string> = {};
  let sections = index.sections;
  while (writeText({ ...index, sections }).length >= maxLength) {
    const longest = sections.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a));
    const parts = splitSection(index, longest, maxLength);
    const paths = parts.map((_, at) => `${path}-${longest.id}${at > 0 ? `-${at + 1}` : ''}.txt`);
    for (const [at, part] of parts.entries()) files[paths[at]!] = writeText(part);
    const links = paths.map((each, at) => ({
      title: parts[at]!.title,
      href: addressOf(each),
      note: `${parts[at]!.sections[0]!.links.length} pages`,
    }));
    sections = sections.map((section) => (section === longest ? { ...section, links } : section));
    if (paths.length >= longest.links.length) break;
  }
  return { [`${path}.txt`]: writeText({ ...index, sections }), ...files };
}

/** Splits a section into indexes that are shorter than `maxLength`. */
function splitSection(index: Index, section: IndexSection, maxLength: number): Index[] {
  const title = `${index.title}: ${section.title}`;
  const empty = { ...index, title, sections: [{ ...section, links: [] }] };
  const room = maxLength - writeText(empty).length - 1;
  const parts: IndexLink[][] = [[]];
  let length = 0;
  for (const link of section.links) {
    const size = writeLink(link).length + 1;
    if (length + size > room && parts.at(-1)!.length > 0) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)!.push(link);
    length += size;
  }
  return parts.map((links) => ({ ...empty, sections: [{ ...section, links }] }));
}

function lengthOf({ links }: IndexSection): number {
  return links.reduce((sum, link) => sum + writeLink(link).length, 0);
}

function writeText({ title, summary, details, sections }: Index): string {
  const blocks = [
    `# ${title}`,
    `> ${summary}`,
    ...details,
    ...sections
      .filter(({ links }) => links.length > 0)
      .map((section) => `## ${section.title}\n\n${section.links.map(writeLink).join('\n')}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function writeLink({ title, href, note, bytes }: IndexLink): string {
  const size = bytes === undefined ? '' : `(${writeSize(bytes)})`;
  const text = [note, size].filter(Boolean).join(' ');
  return `- [${title}](${href})${text && `: ${text}`}`;
}

/** Formats a number of bytes, such as `12 kB`. */
export function writeSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${(bytes / 1000).toFixed(bytes < 9950 ? 1 : 0)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
