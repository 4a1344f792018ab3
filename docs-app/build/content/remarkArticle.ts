import type { Code, Nodes, Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { DocsError, findClosest, type PageHeading } from '@vitrine/ui/core';
import { displayPath } from '../../node/paths.ts';
import { anchorHeadings } from './anchorHeadings.ts';
import { renderFence } from './codeFence.ts';
import { attributeOf, writeElement } from './codeFenceElement.ts';
import { collectLinks } from './collectLinks.ts';
import { groupCodeTabs } from './codeTabs.ts';
import type { ArticleLink, PageSource } from './content.types.ts';

/** Headings, anchors and links of an article, for the table of contents and the link check. */
interface ArticleFindings {
  headings: PageHeading[];
  anchors: Set<string>;
  links: ArticleLink[];
}

interface ArticleContext {
  page: PageSource;
  demos: readonly string[];
  found: ArticleFindings;
}

/** Returns the product, the file and the line of a mistake in an article. */
export function articlePlaceOf(page: PageSource, line = 1): string {
  return `${page.product.id}: ${displayPath(page.file)}:${line}`;
}

/** Creates a remark plugin that adds anchors to headings, highlights code and checks demos. */
export function remarkArticle(context: ArticleContext) {
  return async (tree: Root): Promise<void> => {
    const placeOf = (node: Nodes) => articlePlaceOf(context.page, lineOf(node));
    const blocks: Code[] = [];
    context.found.links.push(...collectLinks(tree));
    anchorHeadings(tree, { found: context.found, placeOf });
    visit(tree, (node) => {
      if (node.type === 'code') blocks.push(node);
      else if (node.type === 'mdxJsxFlowElement') checkElement(node, context);
    });
    for (const block of blocks) await replaceFence(block, context);
    groupCodeTabs(tree, placeOf);
    wrapTables(tree);
  };
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

const ELEMENTS = ['Demo', 'Callout', 'AllVersions', 'TemplateList', 'ErrorCodes'];

function checkElement(node: MdxJsxFlowElement, { page, demos }: ArticleContext): void {
  if (node.name && /^[A-Z]/.test(node.name) && !ELEMENTS.includes(node.name)) {
    throw new DocsError(
      'content/unknown-element',
      { name: node.name, valid: ELEMENTS },
      articlePlaceOf(page, lineOf(node)),
    );
  }
  if (node.name !== 'Demo') return;
  const name = attributeOf(node, 'name') ?? '';
  if (demos.includes(name)) return;
  throw new DocsError(
    'content/unknown-demo',
    { name, closest: findClosest(name, demos, { limit: 8 }) },
    articlePlaceOf(page, lineOf(node)),
  );
}

/** Replaces a fence with its rendered element. */
async function replaceFence(node: Code, { page }: ArticleContext): Promise<void> {
  const rendered = await renderFence(node, articlePlaceOf(page, lineOf(node)));
  Object.assign(node, { ...rendered, value: undefined });
}

/** Wraps each table in a scrollable box that the keyboard can reach. */
function wrapTables(tree: Root): void {
  visit(tree, 'table', (node: Table, index, parent) => {
    if (!parent || index === undefined || ('name' in parent && parent.name === 'TableBox')) return;
    parent.children[index] = writeElement('TableBox', {}, [node]);
  });
}
