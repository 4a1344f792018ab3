import type { Code, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageHeading } from '@vitrine/ui/core';
import { displayPath } from '../../node/paths.ts';
import { anchorHeadings, hasHeadingExpression } from './anchorHeadings.ts';
import { renderFence } from './codeFence.ts';
import { collectLinks } from './collectLinks.ts';
import { attemptAsync, type Report } from '../shared/mistakes.ts';
import { placeAd } from './placeAd.ts';
import { checkElements } from './checkElements.ts';
import { collectCode, type ArticleCode } from './collectCode.ts';
import { collectFrames } from './collectFrames.ts';
import { groupCodeTabs } from './codeTabs.ts';
import type { ArticleLink, PageSource } from './content.types.ts';
import type { ExpressionValues } from './evaluateExpressions.ts';
import { wrapTables } from './wrapTables.ts';

/** Headings, anchors and links of an article, for the table of contents and the link check. */
interface ArticleFindings {
  headings: PageHeading[];
  anchors: Set<string>;
  links: ArticleLink[];
  /** Names of the demos in iframes. */
  frames: Set<string>;
  code: ArticleCode;
}

interface ArticleContext {
  page: PageSource;
  demos: readonly string[];
  /** Whether to add the sponsor block. */
  hasAd: boolean;
  found: ArticleFindings;
  /** Evaluates the expressions of the page; called only if a heading contains one. */
  evaluate: () => Promise<ExpressionValues>;
  report: Report;
}

/** Returns the product, the file and the line of a mistake in an article. */
export function articlePlaceOf(page: PageSource, line = 1): string {
  return `${page.product.id}: ${displayPath(page.file)}:${line}`;
}

/** Creates a remark plugin that adds anchors to headings, highlights code and checks elements. */
export function remarkArticle(context: ArticleContext) {
  return async (tree: Root): Promise<void> => {
    const placeOf = (node: Nodes) => articlePlaceOf(context.page, lineOf(node));
    const blocks: Code[] = [];
    checkElements(tree, { ...context, placeOf });
    for (const name of collectFrames(tree)) context.found.frames.add(name);
    context.found.links.push(...collectLinks(tree));
    collectCode(tree, context.found.code);
    const values: ExpressionValues = hasHeadingExpression(tree)
      ? await context.evaluate()
      : new Map();
    anchorHeadings(tree, { ...context, values, placeOf });
    visit(tree, 'text', (node) => {
      // Replace soft line breaks with spaces, because the HTML then compresses better.
      node.value = node.value.replaceAll('\n', ' ');
    });
    visit(tree, 'code', (node) => void blocks.push(node));
    for (const block of blocks) await attemptAsync(context, () => replaceFence(block, context));
    groupCodeTabs(tree, { ...context, placeOf });
    wrapTables(tree, { ...context, placeOf });
    if (context.hasAd) placeAd(tree);
  };
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** Replaces a fence with its rendered element. */
async function replaceFence(node: Code, { page }: ArticleContext): Promise<void> {
  const rendered = await renderFence(node, articlePlaceOf(page, lineOf(node)));
  Object.assign(node, { ...rendered, value: undefined });
}
