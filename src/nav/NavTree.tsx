import * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { findTrail } from './flattenNav.ts';
import type { NavGroup, NavNode } from './nav.types.ts';
import { NavBadges } from './NavBadges.tsx';
import { NavRoot } from './NavTree.styles.ts';

export interface NavTreeProps {
  /** Nodes of one product's navigation, in order. */
  nodes: readonly NavNode[];
  /** Address of the page that is shown. */
  currentPath: string;
}

/** Shows a product's pages as a disclosure navigation: groups open and close, the current page is marked. */
export function NavTree({ nodes, currentPath }: NavTreeProps) {
  const trail = React.useMemo(() => new Set(findTrail(nodes, currentPath)), [nodes, currentPath]);
  return (
    <NavRoot>
      <NavList nodes={nodes} trail={trail} />
    </NavRoot>
  );
}

interface NavListProps {
  nodes: readonly NavNode[];
  trail: ReadonlySet<NavNode>;
  /** Name of the list: the subheader over it. */
  label?: string;
}

function NavList({ nodes, trail, label }: NavListProps) {
  return (
    <ul aria-label={label}>
      {nodes.map((node) => (
        <li key={node.kind === 'external' ? node.href : node.pathname}>
          <NavItem node={node} trail={trail} />
        </li>
      ))}
    </ul>
  );
}

function NavItem({ node, trail }: { node: NavNode; trail: ReadonlySet<NavNode> }) {
  switch (node.kind) {
    case 'group':
      return <NavGroupItem group={node} trail={trail} />;
    case 'subheader':
      return (
        <>
          <span data-nav="subheader">
            {node.title}
            <NavBadges node={node} />
          </span>
          <NavList nodes={node.children} trail={trail} label={node.title} />
        </>
      );
    case 'external':
      return <NavExternalItem title={node.title} href={node.href} />;
    case 'page':
      return <NavPageItem node={node} current={trail.has(node)} />;
  }
}

function NavGroupItem({ group, trail }: { group: NavGroup; trail: ReadonlySet<NavNode> }) {
  return (
    <details open={trail.has(group)} data-nav-group={group.pathname}>
      <summary>
        {group.title}
        <NavBadges node={group} />
      </summary>
      <NavList nodes={group.children} trail={trail} />
    </details>
  );
}

function NavPageItem({
  node,
  current,
}: {
  node: Extract<NavNode, { kind: 'page' }>;
  current: boolean;
}) {
  if (node.flags.includes('planned')) {
    return (
      <span data-nav="planned">
        {node.title}
        <NavBadges node={node} />
      </span>
    );
  }
  return (
    <a href={node.pathname} aria-current={current ? 'page' : undefined}>
      {node.title}
      <NavBadges node={node} />
    </a>
  );
}

function NavExternalItem({ title, href }: { title: string; href: string }) {
  const translate = useTranslate();
  return (
    <a href={href} target="_blank" rel="noopener" data-nav="external">
      {title}{' '}
      <span role="img" aria-label={translate('nav.external')}>
        ↗
      </span>
    </a>
  );
}
