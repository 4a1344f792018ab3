import type { NavNode } from './nav.types.ts';

/** Translates the titles of a tree and marks them as translated. Other titles stay English. */
export function localizeNav(
  nodes: readonly NavNode[],
  translateTitle: (title: string) => string | undefined,
): NavNode[] {
  return nodes.map((node) => {
    const title = translateTitle(node.title);
    const named = title === undefined ? node : { ...node, title, translated: true };
    return 'children' in named
      ? { ...named, children: localizeNav(named.children, translateTitle) }
      : named;
  });
}
