/** Matches the start of a section. */
const SECTION = /^(?=## )/m;

/** Matches the link to the next part, at the end of a head. */
const LINK = /> Continued in \[part \d+\]\(\S+\)\n\n$/;

/** Splits Markdown into the head above the first section, and the sections. */
export function splitHead(markdown: string): [head: string, sections: string[]] {
  const [head = '', ...sections] = markdown.split(SECTION);
  return [head, sections];
}

/** Writes the link to another part, which follows the head of a part. */
export function writePartLink(part: number, href: string): string {
  return `> Continued in [part ${part}](${href})\n\n`;
}

/** Returns the path of a part of a page; the first part has the path of the page. */
export function partPath(path: string, part: number): string {
  return part === 1 ? path : path.replace(/\.md$/, `-${part}.md`);
}

/** Reads the Markdown at a path and joins its parts; `read` returns the file at a path. */
export async function readParts(
  path: string,
  read: (path: string) => Promise<string>,
): Promise<string> {
  let [head, sections] = splitHead(await read(path));
  const first = head.replace(LINK, '');
  const all = [...sections];
  for (let part = 2; LINK.test(head); part += 1) {
    [head, sections] = splitHead(await read(partPath(path, part)));
    all.push(...sections);
  }
  return first + all.join('');
}
