import type { NavNode } from './nav.types.ts';

/** Removes the planned flag from pages that the build generates, so they become links (NAV-21). */
export function unflagPlanned(
  nodes: readonly NavNode[],
  generated: ReadonlySet<string>,
): NavNode[] {
  return nodes.map((node) => {
    if ('children' in node) return { ...node, children: unflagPlanned(node.children, generated) };
    if (node.kind !== 'page' || !generated.has(node.pathname)) return node;
    return { ...node, flags: node.flags.filter((flag) => flag !== 'planned') };
  });
}
