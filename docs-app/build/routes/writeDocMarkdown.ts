import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { DocsError, type PageLink } from '@vitrine/ui/core';
import { articleProcessor, offsetOf } from '../content/evaluateExpressions.ts';
import { ELEMENT_NAMES } from '../content/checkElements.ts';
import { imagePathOf } from '../content/remarkImages.ts';
import { attributeOf } from '../content/codeFenceElement.ts';
import { articlePlaceOf } from '../content/remarkArticle.ts';
import type { PageSource } from '../content/content.types.ts';
import { strictMistakes, type Report } from '../shared/mistakes.ts';
import { ELEMENT_WRITERS, writePageResult, type ElementContext } from './elementMarkdown.ts';
import { writeChoice } from './writeChoice.ts';
import { writeTag } from './writeTag.ts';

/** Data for the Markdown of a page. */
export interface MarkdownContext extends ElementContext {
  /** Values of the expressions of the page, by their offset. */
  values?: ReadonlyMap<number, unknown>;
  /** Links to the API of the components and of the hooks of the page. */
  links?: { api: readonly PageLink[]; hooks: readonly PageLink[] };
  /** Returns the URL of an image by its path relative to the page's folder. */
  imageUrl?: (path: string) => string;
  /** Names of the custom elements that authors may write. */
  elements?: readonly string[];
  /** Receives an error for each element or expression without a Markdown form. */
  report?: Report;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Context with defaults, and the page for the locations in error messages. */
interface WriteContext extends Required<MarkdownContext> {
  page: PageSource;
}

/** Writes a documentation page as plain Markdown: its demos as code, its callouts as quotes. */
export function writeDocMarkdown(page: PageSource, context: MarkdownContext = {}): string {
  const { frontMatter, body } = page;
  const full: WriteContext = {
    ...{ page, demos: [], errors: [], icons: null, products: [], links: { api: [], hooks: [] } },
    ...{ verdictOf: () => undefined, values: new Map(), report: strictMistakes.report },
    ...{ elements: ELEMENT_NAMES, translate: (key: string) => key },
    imageUrl: (path) => path,
    ...context,
  };
  const tree = articleProcessor.parse(body);
  const text = writeChildren(tree, { start: 0, end: body.length, body }, full);
  const blocks = [
    `# ${frontMatter.title}`,
    frontMatter.description,
    writePageResult(full),
    writeChoice(frontMatter, full.translate),
    text.trim(),
    writeLinks(full),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Writes the section with links to the API of the page's components and hooks. */
function writeLinks({ links: { api, hooks }, translate }: WriteContext): string {
  if (api.length + hooks.length === 0) return '';
  const list = (lead: string, links: readonly PageLink[]) =>
    links.length === 0
      ? []
      : [
          translate(lead),
          links.map(({ pathname, title }) => `- [${title}](${pathname})`).join('\n'),
        ];
  return [
    `## ${translate('page.api')}`,
    ...list('page.apiLead', api),
    ...list('page.apiHooksLead', hooks),
  ].join('\n\n');
}

interface Range {
  /** Source of the page. */
  body: string;
  start: number;
  end: number;
}

/** Copies the source of a node's children and converts MDX syntax to plain Markdown. */
function writeChildren(node: Parents, { body, start, end }: Range, context: WriteContext): string {
  let text = '';
  let from = start;
  for (const child of node.children) {
    const place = rangeOf(child, body);
    if (!place) continue;
    text += body.slice(from, place.start) + writeNode(child, place, context);
    from = place.end;
  }
  return text + body.slice(from, end);
}

function rangeOf({ position }: Nodes, body: string): Range | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : { body, start, end };
}

function writeNode(node: Nodes, place: Range, context: WriteContext): string {
  const source = place.body.slice(place.start, place.end);
  switch (node.type) {
    case 'mdxjsEsm':
      return '';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return writeValue(node, context);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return indent(writeElement(node, place, context), place);
    case 'image':
    case 'definition':
      return writeImage(source, node.url, context);
    default:
      return 'children' in node ? writeChildren(node, place, context) : source;
  }
}

/** Writes the value of an expression. Only text and numbers have a Markdown form. */
function writeValue(node: Nodes & { value: string }, context: WriteContext): string {
  const value = context.values.get(offsetOf(node)) ?? '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'boolean') reportForm(`{${node.value}}`, node, context);
  return '';
}

function reportForm(name: string, node: Nodes, { page, report }: WriteContext): void {
  const valid = Object.keys(ELEMENT_WRITERS);
  const place = articlePlaceOf(page, node.position?.start.line);
  report(new DocsError('content/no-markdown', { name, valid }, place));
}

/** Indents all lines but the first like the list item or blockquote that contains the block. */
function indent(text: string, { body, start }: Range): string {
  const before = body.slice(body.lastIndexOf('\n', start - 1) + 1, start);
  const margin = before.replace(/[^>\s]/g, ' ');
  const [first = '', ...lines] = text.split('\n');
  return [first, ...lines.map((line) => (line === '' ? margin.trimEnd() : margin + line))].join(
    '\n',
  );
}

function writeImage(source: string, url: string, { imageUrl }: WriteContext): string {
  const path = imagePathOf(url);
  if (path === undefined) return source;
  // Replaces the last occurrence, because the alt text can also contain the URL.
  const at = source.lastIndexOf(url);
  return at < 0 ? source : source.slice(0, at) + imageUrl(path) + source.slice(at + url.length);
}

/** Writes a custom element with its writer, and an HTML element with its tags. */
function writeElement(node: Element, place: Range, context: WriteContext): string {
  const name = node.name ?? '';
  if (name === 'Callout') return writeCallout(node, place, context);
  if (Object.hasOwn(ELEMENT_WRITERS, name))
    return ELEMENT_WRITERS[name]?.(node, context.page, context) ?? '';
  // The check of the page's elements reports unknown names.
  if (context.elements.includes(name)) reportForm(`<${name}>`, node, context);
  return writeTag(node, writeContent(node, place, context), (src) => {
    const path = imagePathOf(src);
    return path === undefined ? src : context.imageUrl(path);
  });
}

/** Writes the content of an element without the tags. */
function writeContent(node: Element, { body }: Range, context: WriteContext): string {
  const [first, last] = [node.children[0], node.children.at(-1)];
  const [start, end] = [first?.position?.start.offset, last?.position?.end.offset];
  if (start === undefined || end === undefined) return '';
  return writeChildren(node, { body, start, end }, context);
}

function writeCallout(node: Element, place: Range, context: WriteContext): string {
  const severity = attributeOf(node, 'severity') ?? 'info';
  const [first] = node.children;
  const text = writeContent(node, place, context);
  const outer = new RegExp(`^[ \\t]{0,${(first?.position?.start.column ?? 1) - 1}}`);
  const label = `**${severity.charAt(0).toUpperCase()}${severity.slice(1)}:**`;
  // Block content, such as a list, needs a blank line before it.
  const joint = first?.type === 'paragraph' || node.type === 'mdxJsxTextElement' ? ' ' : '\n\n';
  const lines = text.split('\n').map((line, index) => (index > 0 ? line.replace(outer, '') : line));
  return `${label}${joint}${lines.join('\n')}`
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
