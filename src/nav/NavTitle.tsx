import { useLanguage } from '../i18n/index.ts';
import type { NavNode } from './nav.types.ts';

/** Shows an entry's title; one without a translation says that it is English. */
export function NavTitle({ node }: { node: Pick<NavNode, 'title' | 'translated'> }) {
  const language = useLanguage();
  if (language === 'en' || node.translated) return node.title;
  return <span lang="en">{node.title}</span>;
}
