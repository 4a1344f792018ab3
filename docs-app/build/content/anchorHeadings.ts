import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Link, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit';
import { contentId, DocsError, FRAME_PREFIX, type PageHeading } from '@vitrine/ui/core';
import type { Report } from '../shared/mistakes.ts';
import { attributeOf } from './codeFenceElement.ts';
import { offsetOf, type ExpressionValues } from './evaluateExpressions.ts';

interface ArticleAnchors {
  headings: PageHeading[];
  /** Ids used in the article. Starts with the ids of demos and generated sections. */
  anchors: Set<string>;
}

interface HeadingOptions {
  found: ArticleAnchors;
  /** Values of the expressions in headings. */
  values: ExpressionValues;
  /** Returns the product, file and line of a node, for error messages. */
  placeOf: (node: Nodes) => string;
  report: Report;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Id of a heading that has no letters or digits. */
const NAMELESS = 'section';
/** Id that remark assigns to the heading of footnotes. */
const FOOTNOTES = 'footnote-label';
const WORDS = /[\p{L}\p{N}]/u;

/** Adds an id and a link to each Markdown and HTML heading (C1, C3). */
export function anchorHeadings(
  tree: Root,
  { found, values, placeOf, report }: HeadingOptions,
): void {
  const slugger = new GithubSlugger();
  const reserve = (id: string) => (slugger.occurrences[id] = 0);
  for (const id of [...found.anchors, FOOTNOTES]) reserve(id);
  visit(tree, isJsx, (node: JsxElement) => {
    const id = writtenId(node);
    if (id === undefined) return;
    if (id.startsWith(FRAME_PREFIX)) {
      report(new DocsError('content/reserved-id', { id, prefix: FRAME_PREFIX }, placeOf(node)));
    }
    reserve(id);
    found.anchors.add(id);
  });
  visit(tree, (node) => {
    const depth = levelOf(node);
    if (depth === undefined) return;
    const heading = node as Heading | JsxElement;
    const text = readText(heading, values).replaceAll(/\s+/g, ' ').trim();
    if (depth === 1) report(new DocsError('content/heading-one', { text }, placeOf(heading)));
    const id = writtenId(heading) ?? slugger.slug(contentId(slug(text) || NAMELESS));
    found.anchors.add(id);
    if (depth === 2 || depth === 3) found.headings.push({ id, text, depth });
    addId(heading, id);
    heading.children = linkText(childrenOf(heading), { id, values });
  });
}

function isJsx(node: { type: string }): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the level of a heading; undefined for other nodes. */
export function levelOf(node: { type: string }): number | undefined {
  if (node.type === 'heading') return (node as Heading).depth;
  const [, level] = (isJsx(node) && /^h([1-6])$/.exec(node.name ?? '')) || [];
  return level === undefined ? undefined : Number(level);
}

/** Returns whether a heading of an article contains an expression. */
export function hasHeadingExpression(tree: Root): boolean {
  let isFound = false;
  visit(tree, (node) => {
    if (levelOf(node) === undefined) return CONTINUE;
    visit(node, isExpression, () => {
      isFound = true;
      return EXIT;
    });
    return isFound ? EXIT : SKIP;
  });
  return isFound;
}

function isExpression({ type }: { type: string }): boolean {
  return type === 'mdxTextExpression' || type === 'mdxFlowExpression';
}

/** Returns the text of a node; an expression has text if its value is a string or a number. */
function readText(node: Nodes, values: ExpressionValues): string {
  if (isExpression(node)) {
    const value = values.get(offsetOf(node));
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
  if (node.type === 'break' || (isJsx(node) && node.name === 'br')) return ' ';
  if (!('children' in node)) return toString(node);
  return node.children.map((child) => readText(child, values)).join('');
}

/** Returns the id that an author wrote on an HTML element. */
function writtenId(node: Heading | JsxElement): string | undefined {
  if (!isJsx(node) || /^[A-Z]/.test(node.name ?? '')) return undefined;
  return attributeOf(node, 'id') || undefined;
}

/** Returns the content of a heading; unwraps the paragraph in a multi-line HTML heading. */
function childrenOf({ children }: Heading | JsxElement): PhrasingContent[] {
  const [first, ...others] = children;
  const isParagraph = first?.type === 'paragraph' && others.length === 0;
  return isParagraph ? (first as Paragraph).children : (children as PhrasingContent[]);
}

function addId(heading: Heading | JsxElement, id: string): void {
  if (!isJsx(heading)) heading.data = { hProperties: { id } };
  else if (writtenId(heading) === undefined) {
    heading.attributes = heading.attributes.filter(
      (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'id',
    );
    heading.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: id });
  }
}

/**
 * Wraps the text of a heading in a link to the heading. Skips links that the author wrote, because
 * links cannot nest.
 */
function linkText(
  children: readonly PhrasingContent[],
  { id, values }: { id: string; values: ExpressionValues },
): PhrasingContent[] {
  const runs: { hasLink: boolean; nodes: PhrasingContent[] }[] = [];
  for (const node of children) {
    const hasLink = containsLink(node);
    const last = runs.at(-1);
    if (last?.hasLink === hasLink) last.nodes.push(node);
    else runs.push({ hasLink, nodes: [node] });
  }
  const isWhole = runs.length === 1;
  return runs.flatMap(({ hasLink, nodes }) => {
    const text = nodes.map((node) => readText(node, values)).join('');
    // A link with only spaces or punctuation would have no accessible name.
    if (hasLink || !(isWhole || WORDS.test(text))) return nodes;
    const link: Link = { type: 'link', url: `#${id}`, children: nodes as Link['children'] };
    return [link];
  });
}

function containsLink(node: PhrasingContent): boolean {
  const isLink =
    ['link', 'linkReference', 'footnoteReference'].includes(node.type) ||
    (isJsx(node) && node.name === 'a');
  return isLink || ('children' in node && node.children.some(containsLink));
}
