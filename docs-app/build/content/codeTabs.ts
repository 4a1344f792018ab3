import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { DocsError, FRAME_PREFIX } from '@vitrine/ui/core';
import type { Report } from '../shared/mistakes.ts';
import { attributeOf, writeElement } from './codeFenceElement.ts';

export const CODE_TAB = 'CodeTab';
export const CODE_TABS = 'CodeTabs';

interface TabContext {
  /** Returns the product, file and line of a node, for error messages. */
  placeOf: (node: Nodes) => string;
  report: Report;
}

/** Groups adjacent tabs and adds an id to every group. */
export function groupCodeTabs(tree: Root, context: TabContext): void {
  visit(tree, (node) => {
    if (!('children' in node) || isElement(node, CODE_TABS)) return;
    node.children = joinTabs(node.children, context) as typeof node.children;
  });
  let groups = 0;
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (!isElement(node, CODE_TABS)) return;
    groups += 1;
    const value = `${FRAME_PREFIX}code-tabs-${groups}`;
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value });
  });
}

function isElement(node: Nodes | undefined, name: string): node is MdxJsxFlowElement {
  return node?.type === 'mdxJsxFlowElement' && node.name === name;
}

/** Groups adjacent tabs; a tab with another storage key starts a new group. */
function joinTabs(nodes: readonly Nodes[], context: TabContext): Nodes[] {
  const joined: Nodes[] = [];
  const runs: MdxJsxFlowElement[][] = [];
  for (const [index, node] of nodes.entries()) {
    const run = isElement(nodes[index - 1], CODE_TAB) ? runs.at(-1) : undefined;
    if (!isElement(node, CODE_TAB)) joined.push(node);
    else if (run?.[0] && [undefined, keyOf(run[0])].includes(keyOf(node))) run.push(node);
    else {
      const tabs = [node];
      runs.push(tabs);
      joined.push(writeElement(CODE_TABS, { storageKey: keyOf(node) }, tabs));
    }
  }
  for (const run of runs) checkRun(run, context);
  return joined;
}

function keyOf(tab: MdxJsxFlowElement): string | undefined {
  return attributeOf(tab, 'storageKey');
}

function checkRun(run: readonly MdxJsxFlowElement[], { placeOf, report }: TabContext): void {
  const names = run.map((tab) => attributeOf(tab, 'name') ?? '');
  const twice = run.find((_, index) => names.indexOf(names[index] ?? '') !== index);
  const wrong = twice ?? (run.length === 1 ? run[0] : undefined);
  if (!wrong) return;
  const name = attributeOf(wrong, 'name') ?? '';
  const problem = twice ? `two tabs have the name "${name}"` : `"${name}" is the only tab`;
  report(new DocsError('content/code-tabs', { problem }, placeOf(wrong)));
}
