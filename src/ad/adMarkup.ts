import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { MARKUP_TAG_LIMIT, MARKUP_TAGS, TEXT_LIMIT } from './ad.constants.ts';

const schema: Schema = {
  tagNames: [...MARKUP_TAGS],
  attributes: {},
  strip: ['script', 'style', 'noscript', 'iframe', 'object', 'textarea', 'title'],
};

/** Node of a description: text, or an element with an allowed tag. */
export type MarkupNode =
  | { type: 'text'; value: string }
  | { type: 'element'; tagName: string; children: readonly MarkupNode[] };

/** Parses the markup of an ad description. Unwraps or drops tags that are not allowed (S6). */
export function parseAdMarkup(markup: string): readonly MarkupNode[] {
  return readTree(markup).children as readonly MarkupNode[];
}

/** Serializes a description with allowed tags only, without attributes. */
export function sanitizeAdMarkup(markup: string): string {
  return toHtml(readTree(markup));
}

function readTree(markup: string) {
  const tree = fromHtml(cut(markup), { fragment: true });
  return sanitize(tree, schema) as typeof tree;
}

/** Truncates long markup and markup with many tags, because the tree is visited recursively. */
function cut(markup: string): string {
  const short = markup.slice(0, TEXT_LIMIT);
  const first = [...short.matchAll(/<(?=[a-z])/gi)][MARKUP_TAG_LIMIT];
  return short.slice(0, first?.index);
}
