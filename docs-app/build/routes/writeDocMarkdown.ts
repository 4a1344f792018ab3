import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import { TEMPLATES, type ErrorEntry, type ProductData } from '@vitrine/ui/core';
import { imagePathOf } from '../content/remarkImages.ts';
import { attributeOf } from '../content/codeFenceElement.ts';
import type { DemoSource, PageSource } from '../content/content.types.ts';
import { writeErrors } from './writeMarkdown.ts';

/** Data for the custom MDX elements of a page. */
export interface MarkdownContext {
  demos?: readonly DemoSource[];
  errors?: readonly ErrorEntry[];
  products?: readonly ProductData[];
  /** Returns an English UI string. */
  translate?: (key: string) => string;
  /** Returns the URL of an image by its path relative to the page's folder. */
  imageUrl?: (path: string) => string;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** Writes a documentation page as plain Markdown: its demos as code, its callouts as quotes. */
export function writeDocMarkdown(
  { frontMatter, body }: PageSource,
  context: MarkdownContext = {},
): string {
  const tree = processor.parse(body);
  const text = writeChildren(tree, { start: 0, end: body.length, body }, context);
  return `# ${frontMatter.title}\n\n${frontMatter.description}\n\n${text.trim()}\n`;
}

interface Range {
  /** Source of the page. */
  body: string;
  start: number;
  end: number;
}

/** Copies the source of a node's children and converts MDX syntax to plain Markdown. */
function writeChildren(
  node: Parents,
  { body, start, end }: Range,
  context: MarkdownContext,
): string {
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

function writeNode(node: Nodes, place: Range, context: MarkdownContext): string {
  const source = place.body.slice(place.start, place.end);
  switch (node.type) {
    case 'mdxjsEsm':
      return '';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // Plain Markdown has no comments, and expressions have no value outside of the page.
      return '';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return writeElement(node, place, context) ?? writeChildren(node, place, context);
    case 'image':
      return writeImage(source, node.url, context);
    case 'definition':
      return writeImage(source, node.url, context);
    default:
      return 'children' in node ? writeChildren(node, place, context) : source;
  }
}

/** Indents all lines but the first like the list item or blockquote that contains the block. */
function indent(text: string, { body, start }: Range): string {
  const before = body.slice(body.lastIndexOf('\n', start - 1) + 1, start);
  return text.replaceAll('\n', `\n${before.replace(/[^>\s]/g, ' ')}`);
}

function writeImage(source: string, url: string, { imageUrl }: MarkdownContext): string {
  const path = imagePathOf(url);
  if (!imageUrl || path === undefined) return source;
  // Replaces the last occurrence, because the alt text can also contain the URL.
  const at = source.lastIndexOf(url);
  return at < 0 ? source : source.slice(0, at) + imageUrl(path) + source.slice(at + url.length);
}

/** Converts a custom MDX element; returns undefined for HTML, which is valid in Markdown. */
function writeElement(node: Element, place: Range, context: MarkdownContext): string | undefined {
  const text = writeOwnElement(node, place, context);
  return text === undefined ? undefined : indent(text, place);
}

function writeOwnElement(
  node: Element,
  place: Range,
  context: MarkdownContext,
): string | undefined {
  const { demos = [], errors = [], products = [], translate = (key) => key } = context;
  switch (node.name) {
    case 'Demo':
      return writeDemo(attributeOf(node, 'name'), demos);
    case 'Callout':
      return writeCallout(node, place, context);
    case 'ErrorCodes':
      return writeErrors(
        errors.filter(
          ({ releases }) => (attributeOf(node, 'of') === 'libraries') === releases.length > 0,
        ),
      );
    case 'AllVersions':
      return products.map(writeVersions).join('\n');
    case 'TemplateList':
      return TEMPLATES.map(
        (name) => `- **${translate(`template.${name}`)}**: ${translate(`template.text.${name}`)}`,
      ).join('\n');
    case 'img':
      return writeImage(
        place.body.slice(place.start, place.end),
        attributeOf(node, 'src') ?? '',
        context,
      );
    default:
      return undefined;
  }
}

function writeVersions({
  name,
  version,
  start,
  releases = [],
  olderVersions,
}: ProductData): string {
  const others = releases.map(({ label, href }) => `[${label}](${href})`);
  const older = olderVersions.map(({ label, href }) => `[${label}](${href.replace('{lang}', '')})`);
  return `- ${name}: ${[`[v${version}](${start})`, ...others, ...older].join(', ')}`;
}

function writeDemo(name: string | undefined, demos: readonly DemoSource[]): string {
  const { stylings } = demos.find((demo) => demo.name === name) ?? {};
  const files = stylings?.[0].files.filter(({ dataUrl }) => dataUrl === undefined) ?? [];
  return files
    .map(({ name: file, code }) => {
      const fence = writeFence(code, 3);
      return `${fence}${file.split('.').at(-1)} title="${file}"\n${code.trimEnd()}\n${fence}`;
    })
    .join('\n\n');
}

/** Returns a code fence that is longer than every run of backticks in the code. */
function writeFence(code: string, least: number): string {
  const runs = Array.from(code.matchAll(/`+/g), ([run]) => run.length + 1);
  return '`'.repeat(Math.max(least, ...runs));
}

function writeCallout(node: Element, { body }: Range, context: MarkdownContext): string {
  const severity = attributeOf(node, 'severity') ?? 'info';
  const [first, last] = [node.children[0], node.children.at(-1)];
  const [start, end] = [first?.position?.start, last?.position?.end];
  const range = { body, start: start?.offset ?? 0, end: end?.offset ?? 0 };
  const text = first ? writeChildren(node, range, context) : '';
  const indent = new RegExp(`^[ \\t]{0,${(start?.column ?? 1) - 1}}`);
  const label = `**${severity.charAt(0).toUpperCase()}${severity.slice(1)}:**`;
  // Block content, such as a list, needs a blank line before it.
  const joint = first?.type === 'paragraph' || node.type === 'mdxJsxTextElement' ? ' ' : '\n\n';
  const lines = text
    .split('\n')
    .map((line, index) => (index > 0 ? line.replace(indent, '') : line));
  return `${label}${joint}${lines.join('\n')}`
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
