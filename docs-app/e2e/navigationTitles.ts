import { readPage } from './site.ts';

/** Navigation groups in the specified order (NAV-1). */
export const GROUPS = [
  ...['Getting started', 'Components', 'Component API', 'Customization', 'How-to guides'],
  ...['Integrations', 'Migration', 'Discover more', 'Design resources'],
];

/** Subheaders of the components in the specified order (NAV-2). */
export const SUBHEADERS = [
  ...['Inputs', 'Data display', 'Feedback', 'Surfaces', 'Navigation', 'Layout', 'Utils'],
];

/** Lists the titles of the groups in the prerendered navigation, in order. */
export function listGroups(pathname: string): string[] {
  return listInNavigation(pathname, /<details[^>]* data-nav-group="[^>]*><summary>([^<]*)/g);
}

/** Lists the subheaders in the prerendered navigation, in order. */
export function listSubheaders(pathname: string): string[] {
  return listInNavigation(pathname, /data-nav="subheader">([^<]*)/g);
}

function listInNavigation(pathname: string, pattern: RegExp): string[] {
  const nav = /<nav[^>]*id="docs-navigation".*?<\/nav>/s.exec(readPage(pathname))?.[0] ?? '';
  return Array.from(nav.matchAll(pattern), ([, text = '']) => text);
}
