import { encodePathname } from '@vitrine/ui/core';
import { completeLinks } from '../../node/completeLinks.ts';

interface MarkdownPlace {
  /** Start of URLs: the origin with the base path, or the base path when the host is unknown. */
  origin: string;
  /** Label of the link below the title. */
  label: string;
  /** Path that the link below the title leads to. */
  href: string;
}

/** Adds a link below the title, and the start of URLs to the links within the site. */
export function finishMarkdown(markdown: string, { origin, label, href }: MarkdownPlace): string {
  const [title = '', ...lines] = markdown.split('\n');
  const pointer = `\n> ${label}: [${href}](${encodePathname(href)})`;
  const text = [title, pointer, ...lines].join('\n');
  return origin === '' ? text : completeLinks(text, origin);
}
