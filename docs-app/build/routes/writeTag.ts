import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { escapeHtml } from '@vitrine/ui/core';
import { literalOf } from '../content/codeFenceElement.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes to write in the HTML of Markdown; other attributes set styles or behavior. */
const KEPT = new Set([
  ...['href', 'src', 'alt', 'title', 'id', 'lang', 'dir', 'open', 'start', 'width', 'height'],
  ...['colSpan', 'rowSpan', 'headers', 'scope', 'dateTime', 'cite'],
]);

/** Elements whose tags are omitted if they have no attributes to write. */
const PLAIN = new Set([undefined, null, 'div', 'span', 'p', 'section', 'article', 'main']);

const VOID = new Set(['br', 'hr', 'img', 'wbr', 'source']);

/** Writes the tags of an HTML element around its content; omits tags without meaning. */
export function writeTag(
  { type, name, attributes }: Element,
  content: string,
  srcOf: (src: string) => string,
): string {
  const kept = attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !KEPT.has(attribute.name)) return [];
    if (attribute.value === null || attribute.value === undefined) return [attribute.name];
    const value = literalOf(attribute);
    if (value === undefined) return [];
    const text = attribute.name === 'src' ? srcOf(value) : value;
    return [`${attribute.name.toLowerCase()}="${escapeHtml(text)}"`];
  });
  if (kept.length === 0 && PLAIN.has(name)) return content;
  const open = [name, ...kept].join(' ');
  if (VOID.has(name ?? '')) return `<${open}>`;
  // Markdown inside block elements needs blank lines around it.
  const space = type === 'mdxJsxFlowElement' ? '\n\n' : '';
  return `<${open}>${space}${content}${space}</${name}>`;
}
