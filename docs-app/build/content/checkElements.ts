import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { CALLOUT_SEVERITIES, DocsError, findClosest } from '@vitrine/ui/core';
import type { Report } from '../shared/mistakes.ts';
import { attributeOf } from './codeFenceElement.ts';
import { findFreeNames, listDeclaredNames } from './findFreeNames.ts';

/** Custom elements of articles, with the valid values of each attribute; undefined allows all. */
const ELEMENTS: Readonly<Record<string, Readonly<Record<string, readonly string[] | undefined>>>> =
  {
    // `frame` is the height of the demo's iframe, in pixels.
    Demo: { name: undefined, frame: ['400', '480'] },
    Callout: { severity: CALLOUT_SEVERITIES },
    AllVersions: {},
    TemplateList: {},
    // `package` is the name of a package with one module per icon.
    IconSearch: { package: undefined },
    ErrorCodes: { of: ['libraries', 'site'] },
  };

/** Names of the custom elements that authors may write. */
export const ELEMENT_NAMES: readonly string[] = Object.keys(ELEMENTS);

interface ElementContext {
  /** Names of the demos of the page. */
  demos: readonly string[];
  /** Returns the product, file and line of a node, for error messages. */
  placeOf: (node: Nodes) => string;
  report: Report;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks the elements and expressions of an article; reports and removes the invalid ones. */
export function checkElements(tree: Root, context: ElementContext): void {
  const declared = new Set(['props', ...listDeclaredNames(listModuleCode(tree, context))]);
  visit(tree, (node) => {
    if (isElement(node)) checkElement(node, { ...context, declared });
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (checkExpression(node.value, node, { ...context, declared })) return;
      Object.assign(node, { type: 'text', value: '' });
    }
  });
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the code of the exports of an article; reports imports, which articles cannot have. */
function listModuleCode(tree: Root, { placeOf, report }: ElementContext): string {
  const code: string[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    code.push(node.value);
    const [statement] = /^import\b.*/m.exec(node.value) ?? [];
    if (statement === undefined) return;
    const place = placeOf(node);
    report(new DocsError('content/article-import', { statement, valid: ELEMENT_NAMES }, place));
    Object.assign(node, { type: 'text', value: '' });
  });
  return code.join('\n');
}

interface CheckContext extends ElementContext {
  /** Names, other than globals, that expressions may use. */
  declared: ReadonlySet<string>;
}

function checkElement(node: Element, context: CheckContext): void {
  const error = findMistake(node, context) ?? findExpressionMistake(node, context);
  if (!error) return;
  context.report(error);
  Object.assign(node, { name: null, attributes: [], children: [] });
}

function findMistake(node: Element, { placeOf, demos }: ElementContext): DocsError | undefined {
  const { name } = node;
  if (!name || !/^[A-Z]/.test(name)) return undefined;
  const place = placeOf(node);
  if (!Object.hasOwn(ELEMENTS, name))
    return new DocsError('content/unknown-element', { name, valid: ELEMENT_NAMES }, place);
  const attribute = findWrongAttribute(node, ELEMENTS[name] ?? {});
  if (attribute !== undefined) {
    const valid = listAttributes(ELEMENTS[name] ?? {});
    return new DocsError('content/element-attribute', { name, attribute, valid }, place);
  }
  const demo = attributeOf(node, 'name') ?? '';
  if (name !== 'Demo' || demos.includes(demo)) return undefined;
  const closest = findClosest(demo, demos, { limit: 8 });
  return new DocsError('content/unknown-demo', { name: demo, closest }, place);
}

/** Returns the first attribute with an invalid name or value, as source text. */
function findWrongAttribute(
  { attributes }: Element,
  valid: Readonly<Record<string, readonly string[] | undefined>>,
): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') return `{${attribute.value}}`;
    const { name, value } = attribute;
    const text = typeof value === 'string' ? `"${value}"` : `{${value?.value ?? true}}`;
    const isKnown = Object.hasOwn(valid, name) && typeof value === 'string';
    if (!isKnown || valid[name]?.includes(value) === false) return `${name}=${text}`;
  }
  return undefined;
}

function listAttributes(valid: Readonly<Record<string, readonly string[] | undefined>>): string[] {
  return Object.entries(valid).map(([name, values]) => `${name}="${values?.join('|') ?? '…'}"`);
}

/** Returns an error if an attribute expression of an element uses an unknown name. */
function findExpressionMistake(node: Element, context: CheckContext): DocsError | undefined {
  for (const attribute of node.attributes) {
    const { value } = attribute;
    const isSpread = attribute.type === 'mdxJsxExpressionAttribute';
    const code = isSpread ? `({${String(value)}})` : typeof value === 'object' && value?.value;
    const error = code && findNameMistake(code, node, context);
    if (error) return error;
  }
  return undefined;
}

/** Returns whether an expression uses only known names; reports the first unknown name. */
function checkExpression(code: string, node: Nodes, context: CheckContext): boolean {
  const error = findNameMistake(code, node, context);
  if (error) context.report(error);
  return error === undefined;
}

function findNameMistake(
  expression: string,
  node: Nodes,
  { placeOf, declared }: CheckContext,
): DocsError | undefined {
  const place = placeOf(node);
  const { names, elements } = findFreeNames(expression);
  const element = elements.find((name) => !ELEMENT_NAMES.includes(name));
  if (element !== undefined)
    return new DocsError('content/unknown-element', { name: element, valid: ELEMENT_NAMES }, place);
  const name = names.find((free) => !declared.has(free) && !(free in globalThis));
  return name === undefined
    ? undefined
    : new DocsError('content/undefined-name', { expression: `{${expression}}`, name }, place);
}
