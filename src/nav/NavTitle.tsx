import { useLanguage } from '../i18n/index.ts';
import { listBadges, type NavBadgesProps } from './NavBadges.tsx';
import type { NavEntryNode } from './nav.types.ts';

export interface NavTitleProps {
  /** Entry with title, flags and plan. */
  node: NavBadgesProps['node'] & Pick<NavEntryNode, 'title' | 'translated'>;
}

/** Renders an entry's title and a space before badges. Marks untranslated titles as English. */
export function NavTitle({ node }: NavTitleProps) {
  const language = useLanguage();
  // One string, because React separates adjacent text nodes with an HTML comment.
  const title = listBadges(node).length > 0 ? `${node.title} ` : node.title;
  if (language === 'en' || node.translated) return title;
  return <span lang="en">{title}</span>;
}
