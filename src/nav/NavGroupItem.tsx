import * as React from 'react';
import { flattenNav } from './flattenNav.ts';
import type { NavGroup } from './nav.types.ts';
import { NavBadges } from './NavBadges.tsx';
import { NavPageItem } from './NavPageItem.tsx';
import { NavTitle } from './NavTitle.tsx';

export interface NavGroupItemProps {
  /** Group with its title and pages. */
  group: NavGroup;
  /** Whether the current page is in the group. */
  current: boolean;
  /** Whether the group renders its pages while it is closed. */
  whole: boolean;
  /** Renders the group's entries. */
  children: () => React.ReactNode;
}

/** Renders a group as `<details>`. The pages of a large group or tree render on first open. */
export function NavGroupItem({ group, current, whole, children }: NavGroupItemProps) {
  const ref = React.useRef<HTMLDetailsElement>(null);
  // `open` is uncontrolled: React sets the initial value, the bootstrap script and the user
  // change it.
  const [openAtFirst] = React.useState(current);
  const [drawn, setDrawn] = React.useState(whole || current);
  // Render the pages at once, because an effect of the tree scrolls to the current page.
  if (current && !drawn) setDrawn(true);
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
        // The group opens first. Its pages render in a transition.
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

/** Links to a group's first page. Without JavaScript, that page renders the whole group. */
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
