import * as React from 'react';
import { flattenNav } from './flattenNav.ts';
import type { NavGroup } from './nav.types.ts';
import { NavBadges } from './NavBadges.tsx';
import { NavPageItem } from './NavPageItem.tsx';
import { NavTitle } from './NavTitle.tsx';

export interface NavGroupItemProps {
  group: NavGroup;
  /** Whether the current page is in the group. */
  current: boolean;
  /** Whether the pages of a closed group are drawn, too. */
  whole: boolean;
  /** Draws the group's entries. */
  children: () => React.ReactNode;
}

/** A group as a native disclosure; in a large tree its pages are drawn once it is opened. */
export function NavGroupItem({ group, current, whole, children }: NavGroupItemProps) {
  const ref = React.useRef<HTMLDetailsElement>(null);
  // What is open is the document's: the first script and the reader change it, React only begins it.
  const [openAtFirst] = React.useState(current);
  const [drawn, setDrawn] = React.useState(whole || current);
  React.useLayoutEffect(() => {
    if (ref.current && current) ref.current.open = true;
    if (ref.current?.open) setDrawn(true);
  }, [current]);
  return (
    <details
      ref={ref}
      open={openAtFirst}
      data-nav-group={group.pathname}
      onToggle={({ currentTarget }) => {
        // The group opens first, then its pages come.
        if (currentTarget.open) React.startTransition(() => setDrawn(true));
      }}
      suppressHydrationWarning
    >
      <summary>
        <NavTitle node={group} />
        <NavBadges node={group} />
      </summary>
      {drawn ? children() : <FirstPage group={group} />}
    </details>
  );
}

/** Without a script, a large group leads to its first page, where all of it is shown. */
function FirstPage({ group }: { group: NavGroup }) {
  const [page] = flattenNav(group.children);
  return page ? (
    <ul>
      <li>
        <NavPageItem page={page} current={false} />
      </li>
    </ul>
  ) : null;
}
