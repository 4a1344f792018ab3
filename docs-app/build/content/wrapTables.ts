import type { Nodes, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { DocsError } from '@vitrine/ui/core';
import type { Report } from '../shared/mistakes.ts';
import { writeElement } from './codeFenceElement.ts';

/**
 * Wraps each table in a scrollable box that the keyboard can reach. Reports the first column
 * without a name, because screen readers announce the name with each cell.
 */
export function wrapTables(
  tree: Root,
  { report, placeOf }: { report: Report; placeOf: (node: Nodes) => string },
): void {
  visit(tree, 'table', (node: Table, index, parent) => {
    if (!parent || index === undefined || ('name' in parent && parent.name === 'TableBox')) return;
    const names = node.children[0]?.children.map((cell) => toString(cell).trim()) ?? [];
    const column = names.indexOf('') + 1;
    if (column > 0)
      report(new DocsError('content/table-header', { column: String(column) }, placeOf(node)));
    parent.children[index] = writeElement('TableBox', {}, [node]);
  });
}
