import type { NavEntryNode, NavNode, NavPage } from './nav.types.ts';

/** Lists the pages of a tree in reading order. Omits planned pages unless `planned` is set. */
export function flattenNav(nodes: readonly NavNode[], { planned = false } = {}): NavPage[] {
  return nodes.flatMap((node) => {
    if ('children' in node) return flattenNav(node.children, { planned });
    if (node.kind === 'planned') return planned ? node.pages : [];
    if (node.kind === 'external') return [];
    return planned || !node.flags.includes('planned') ? [node] : [];
  });
}

/** Counts the entries of a tree, including those in groups. */
export function countEntries(nodes: readonly NavNode[]): number {
  return nodes.reduce(
    (count, node) => count + 1 + ('children' in node ? countEntries(node.children) : 0),
    0,
  );
}

/** Previous and next page, in reading order. */
export interface Neighbors {
  previous?: NavPage;
  next?: NavPage;
}

const neighborsOf = new WeakMap<readonly NavNode[], ReadonlyMap<string, Neighbors>>();

/** Finds the previous and the next page. Returns `{}` when the tree lacks the page. */
export function findNeighbors(nodes: readonly NavNode[], pathname: string): Neighbors {
  const neighbors = neighborsOf.get(nodes) ?? listNeighbors(nodes);
  neighborsOf.set(nodes, neighbors);
  return neighbors.get(pathname) ?? {};
}

function listNeighbors(nodes: readonly NavNode[]): ReadonlyMap<string, Neighbors> {
  const pages = flattenNav(nodes);
  return new Map(
    pages.map((page, index) => [
      page.pathname,
      { previous: pages[index - 1], next: pages[index + 1] },
    ]),
  );
}

/** Finds the nodes from the root to a page. Returns an empty list when the page is missing. */
export function findTrail(nodes: readonly NavNode[], pathname: string): NavEntryNode[] {
  for (const node of nodes) {
    if (node.kind === 'page' && node.pathname === pathname) return [node];
    if (!('children' in node)) continue;
    const trail = findTrail(node.children, pathname);
    if (trail.length > 0) return [node, ...trail];
  }
  return [];
}
