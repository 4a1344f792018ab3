import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { DocLinks } from './createDocLinks.ts';

/** Replaces the addresses of the links in a markdown text. */
export function resolveMarkdownLinks(markdown: string, links: DocLinks): string {
  return markdown.replaceAll(/\[([^[\]]*)\]\(([^()\s]+)\)/g, (_, text: string, href: string) => {
    const resolved = links(href);
    return resolved === undefined ? text : `[${text}](${resolved})`;
  });
}

/** Renders markdown as HTML without markup of its own, headings, or links other than to pages; code reads from left to right. */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    .replaceAll(/<h[1-6]>(.*?)<\/h[1-6]>/g, '<p><strong>$1</strong></p>')
    .replaceAll(/ (?:href|src)="(?!https?:\/\/|\/(?!\/)|#)[^"]*"/g, '')
    .replaceAll('<pre>', '<pre dir="ltr">')
    .trim();
}
