import type { NavEntryNode, NavNode } from './nav.types.ts';

/** Translates titles of a tree and marks them as translated. Untranslated titles stay English. */
export function localizeNav(
  nodes: readonly NavNode[],
  translateTitle: (title: string) => string | undefined,
): NavNode[] {
  function name<Node extends NavEntryNode>(node: Node): Node {
    const title = translateTitle(node.title);
    return title === undefined ? node : { ...node, title, translated: true };
  }
  return nodes.map((node) => {
    if (node.kind === 'planned') return { ...node, pages: node.pages.map(name) };
    const named = name(node);
    return 'children' in named
      ? { ...named, children: localizeNav(named.children, translateTitle) }
      : named;
  });
}
