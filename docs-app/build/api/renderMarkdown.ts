import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { DocLinks } from './createDocLinks.ts';
import { replaceOutsideCode } from '../../node/replaceOutsideCode.ts';

/** Matches an inline link; its text may contain code. */
const LINK = /\[(?<text>(?:[^[\]`]|`[^`\n]*`)*)\]\((?<href>[^()\s]+)(?<title>\s+"[^"]*")?\)/;

/** Resolves the link URLs in Markdown; replaces a link that does not resolve with its text. */
export function resolveMarkdownLinks(markdown: string, links: DocLinks): string {
  return replaceOutsideCode(markdown, LINK, ({ text = '', href = '', title = '' }) => {
    const resolved = links(href);
    return resolved === undefined ? text : `[${text}](${resolved}${title})`;
  });
}

/**
 * Renders Markdown as HTML: escapes raw HTML, replaces headings with bold text and sets `dir="ltr"`
 * on code blocks. Drops URLs other than http, https, local paths and anchors.
 */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    .replaceAll(/<h[1-6]>(.*?)<\/h[1-6]>/g, '<p><strong>$1</strong></p>')
    .replaceAll(/ (?:href|src)="(?!https?:\/\/|\/(?!\/)|#)[^"]*"/g, '')
    .replaceAll('<pre>', '<pre dir="ltr">')
    .trim();
}
