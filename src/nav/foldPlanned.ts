import type { NavNode, NavPage } from './nav.types.ts';

interface Split {
  written: NavNode[];
  planned: NavPage[];
}

/**
 * Moves the planned pages of each group into one node at its end (NAV-21). Omits subheaders and
 * nested groups without written pages. Their parent group lists their planned pages.
 */
export function foldPlanned(nodes: readonly NavNode[]): NavNode[] {
  const folded = nodes.map((node) =>
    node.kind === 'group' ? { ...node, children: join(splitNodes(node.children)) } : node,
  );
  return join(splitNodes(folded));
}

/** Returns the planned page at a pathname, whether it is listed or folded. */
export function findPlanned(nodes: readonly NavNode[], pathname: string): NavPage | undefined {
  return listPlanned(nodes).find((page) => page.pathname === pathname);
}

function listPlanned(nodes: readonly NavNode[]): readonly NavPage[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'planned') return node.pages;
    if ('children' in node) return listPlanned(node.children);
    return splitNode(node).planned;
  });
}

function join({ written, planned }: Split): NavNode[] {
  return planned.length > 0 ? [...written, { kind: 'planned', pages: planned }] : written;
}

function splitNodes(nodes: readonly NavNode[]): Split {
  const parts = nodes.map(splitNode);
  return {
    written: parts.flatMap(({ written }) => written),
    planned: parts.flatMap(({ planned }) => planned),
  };
}

function splitNode(node: NavNode): Split {
  if (node.kind === 'page' && node.flags.includes('planned')) {
    return { written: [], planned: [node] };
  }
  if (!('children' in node)) return { written: [node], planned: [] };
  const split = splitNodes(node.children);
  if (split.written.length === 0) return split;
  if (node.kind === 'group') return { written: [{ ...node, children: join(split) }], planned: [] };
  return { ...split, written: [{ ...node, children: split.written }] };
}
