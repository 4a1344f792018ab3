import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { literalOf } from './codeFenceElement.ts';
import type { ArticleLink } from './content.types.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Lists the Markdown links, link definitions and HTML links of an article (C4). */
export function collectLinks(tree: Root): ArticleLink[] {
  const links: ArticleLink[] = [];
  const images = listImageDefinitions(tree);
  visit(tree, (node) => {
    const href =
      node.type === 'definition' && images.has(node.identifier) ? undefined : hrefOf(node);
    if (href !== undefined) links.push({ href, line: node.position?.start.line ?? 1 });
  });
  return links;
}

/** Lists the identifiers of Markdown reference definitions (`[id]: url`) that only images use. */
function listImageDefinitions(tree: Root): Set<string> {
  const images = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void images.add(identifier));
  visit(tree, 'linkReference', ({ identifier }) => void images.delete(identifier));
  return images;
}

function hrefOf(node: Nodes): string | undefined {
  if (node.type === 'link' || node.type === 'definition') return node.url;
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (!isJsx || (node.name !== 'a' && node.name !== 'area')) return undefined;
  // By default, MDX renders HTML links without our link component, which keeps the language.
  if (node.name === 'a') Object.assign(node, { data: { ...node.data, _mdxExplicitJsx: false } });
  return readHref(node);
}

/** Reads `href="/x"` or `href={'/x'}`; undefined for other expressions. */
function readHref({ attributes }: JsxElement): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue;
    const href = literalOf(attribute);
    if (href !== undefined) return href;
  }
  return undefined;
}
