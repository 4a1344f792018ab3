import GithubSlugger from 'github-slugger';
import type { Code, Heading, Link, Nodes, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { DocsError, type PageHeading } from '@vitrine/ui/core';
import { displayPath } from '../../node/paths.ts';
import { renderFence } from './codeFence.ts';
import { writeElement } from './codeFenceElement.ts';
import { attemptAsync, type Report } from '../shared/mistakes.ts';
import { checkElements } from './checkElements.ts';
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
  report: Report;
}

/** Returns the product, the file and the line of a mistake in an article. */
export function articlePlaceOf(page: PageSource, line = 1): string {
  return `${page.product.id}: ${displayPath(page.file)}:${line}`;
}

/** Creates a remark plugin that adds anchors to headings, highlights code and checks demos. */
export function remarkArticle(context: ArticleContext) {
  return async (tree: Root): Promise<void> => {
    const slugger = new GithubSlugger();
    const blocks: Code[] = [];
    const placeOf = (node: Nodes) => articlePlaceOf(context.page, lineOf(node));
    checkElements(tree, { ...context, placeOf });
    visit(tree, (node) => {
      if (node.type === 'heading') anchorHeading(node, slugger, context);
      else if (node.type === 'link')
        context.found.links.push({ href: node.url, line: lineOf(node) });
      else if (node.type === 'code') blocks.push(node);
    });
    for (const block of blocks) await attemptAsync(context, () => replaceFence(block, context));
    groupCodeTabs(tree, { ...context, placeOf });
    wrapTables(tree);
  };
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function anchorHeading(
  node: Heading,
  slugger: GithubSlugger,
  { page, found, report }: ArticleContext,
): void {
  const text = toString(node);
  if (node.depth === 1) {
    report(new DocsError('content/heading-one', { text }, articlePlaceOf(page, lineOf(node))));
  }
  const id = slugger.slug(text);
  found.anchors.add(id);
  if (node.depth === 2 || node.depth === 3) found.headings.push({ id, text, depth: node.depth });
  node.data = { hProperties: { id } };
  const anchor: Link = { type: 'link', url: `#${id}`, children: node.children as Link['children'] };
  node.children = [anchor];
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
