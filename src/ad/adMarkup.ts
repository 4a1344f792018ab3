import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { MARKUP_TAGS, TEXT_LIMIT } from './ad.constants.ts';

const schema: Schema = {
  tagNames: [...MARKUP_TAGS],
  attributes: {},
  strip: ['script', 'style', 'noscript', 'iframe', 'object', 'textarea', 'title'],
};

/** A piece of a description: text, or an element of the allowed tags. */
export type MarkupNode =
  | { type: 'text'; value: string }
  | { type: 'element'; tagName: string; children: readonly MarkupNode[] };

/** Parses the markup of a description; everything but the allowed tags becomes text or nothing (S6). */
export function parseAdMarkup(markup: string): readonly MarkupNode[] {
  return readTree(markup).children as readonly MarkupNode[];
}

/** Writes a description with the allowed tags only, without attributes. */
export function sanitizeAdMarkup(markup: string): string {
  return toHtml(readTree(markup));
}

function readTree(markup: string) {
  const tree = fromHtml(markup.slice(0, TEXT_LIMIT), { fragment: true });
  return sanitize(tree, schema) as typeof tree;
}
