import { useLanguage } from '../i18n/index.ts';
import { listBadges, type NavBadgesProps } from './NavBadges.tsx';
import type { NavNode } from './nav.types.ts';

export interface NavTitleProps {
  node: NavBadgesProps['node'] & Pick<NavNode, 'title' | 'translated'>;
}

/** Shows an entry's title, with a space before its badges; one without a translation says that it is English. */
export function NavTitle({ node }: NavTitleProps) {
  const language = useLanguage();
  // One text, not two: between those React writes a comment for each entry of each page.
  const title = listBadges(node).length > 0 ? `${node.title} ` : node.title;
  if (language === 'en' || node.translated) return title;
  return <span lang="en">{title}</span>;
}
