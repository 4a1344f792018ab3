import * as React from 'react';
import { ExternalMark } from '../product/index.ts';
import { countEntries, findTrail } from './flattenNav.ts';
import { showEntry } from './installNavState.ts';
import { WHOLE_GROUP_ENTRIES, WHOLE_TREE_ENTRIES } from './nav.constants.ts';
import type { NavExternal, NavNode } from './nav.types.ts';
import { NavBadges } from './NavBadges.tsx';
import { NavGroupItem } from './NavGroupItem.tsx';
import { NavPageItem } from './NavPageItem.tsx';
import { NavPlannedPages } from './NavPlannedPages.tsx';
import { NavTitle } from './NavTitle.tsx';
import { NavRoot } from './NavTree.styles.ts';
import { useListWindow } from './useListWindow.ts';

export interface NavTreeProps {
  /** Nodes of one product's navigation, in order. */
  nodes: readonly NavNode[];
  /** Pathname of the current page. */
  currentPath: string;
  /** Called with the tree's element before paint, on mount and when the nodes change. */
  onMount?: (root: HTMLElement) => void;
}

interface NavContext {
  /** Nodes from the root to the current page. */
  trail: ReadonlySet<NavNode>;
  /** Whether the tree is small enough for closed groups to render their pages. */
  whole: boolean;
}

/** Renders a product's pages as a disclosure navigation and marks the current page. */
export function NavTree({ nodes, currentPath, onMount }: NavTreeProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  const context = React.useMemo(
    () => ({
      trail: new Set(findTrail(nodes, currentPath)),
      whole: countEntries(nodes) <= WHOLE_TREE_ENTRIES,
    }),
    [nodes, currentPath],
  );
  React.useLayoutEffect(() => {
    if (ref.current) onMount?.(ref.current);
  }, [nodes, onMount]);
  const lastPath = React.useRef(currentPath);
  React.useEffect(() => {
    // On load, the current entry is in view already, and the user may have scrolled since.
    if (lastPath.current === currentPath) return;
    lastPath.current = currentPath;
    const entry = ref.current?.querySelector<HTMLElement>('[aria-current="page"]');
    openTrail(entry);
    showEntry(entry);
  }, [currentPath]);
  return (
    <NavRoot ref={ref} data-large={context.whole ? undefined : ''}>
      <NavList nodes={nodes} context={context} />
    </NavRoot>
  );
}

/** Opens the groups of an entry, because the user may have closed them on the page before. */
function openTrail(entry: Element | null | undefined): void {
  const group = entry?.parentElement?.closest('details');
  if (!group) return;
  group.open = true;
  openTrail(group);
}

interface NavListProps {
  nodes: readonly NavNode[];
  context: NavContext;
  /** Accessible name of the list: its subheader. */
  label?: string;
}

function NavList({ nodes, context, label }: NavListProps) {
  const current = nodes.findIndex((node) => context.trail.has(node));
  const { start, end } = useListWindow(nodes.length, current);
  return (
    <ul aria-label={label}>
      {nodes.slice(start, end).map((node) => (
        <li key={keyOf(node)}>
          <NavItem node={node} context={context} />
        </li>
      ))}
    </ul>
  );
}

function keyOf(node: NavNode): string {
  if (node.kind === 'planned') return node.kind;
  return node.kind === 'external' ? node.href : node.pathname;
}

function NavItem({ node, context }: { node: NavNode; context: NavContext }) {
  switch (node.kind) {
    case 'group':
      return (
        <NavGroupItem
          group={node}
          current={context.trail.has(node)}
          whole={context.whole && countEntries(node.children) <= WHOLE_GROUP_ENTRIES}
        >
          {() => <NavList nodes={node.children} context={context} />}
        </NavGroupItem>
      );
    case 'subheader':
      return (
        <>
          <span data-nav="subheader">
            <NavTitle node={node} />
            <NavBadges node={node} />
          </span>
          <NavList nodes={node.children} context={context} label={node.title} />
        </>
      );
    case 'external':
      return <NavExternalItem node={node} />;
    case 'planned':
      return <NavPlannedPages pages={node.pages} />;
    case 'page':
      return <NavPageItem page={node} current={context.trail.has(node)} />;
  }
}

function NavExternalItem({ node }: { node: NavExternal }) {
  return (
    <a href={node.href} target="_blank" rel="noopener" data-nav="external">
      <NavTitle node={node} />
      <NavBadges node={node} /> <ExternalMark />
    </a>
  );
}
