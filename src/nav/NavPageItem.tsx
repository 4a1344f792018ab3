import { useLocalPath } from '../i18n/index.ts';
import type { NavPage } from './nav.types.ts';
import { NavBadges } from './NavBadges.tsx';
import { NavTitle } from './NavTitle.tsx';

export interface NavPageItemProps {
  /** Page to link. */
  page: NavPage;
  /** Whether this is the current page. */
  current: boolean;
}

/** Renders a page as a link, or as text when it is planned (NAV-21). */
export function NavPageItem({ page, current }: NavPageItemProps) {
  const localPath = useLocalPath();
  const content = (
    <>
      <NavTitle node={page} />
      <NavBadges node={page} />
    </>
  );
  if (page.flags.includes('planned')) return <span data-nav="planned">{content}</span>;
  return (
    <a href={localPath(page.pathname)} aria-current={current ? 'page' : undefined}>
      {content}
    </a>
  );
}
