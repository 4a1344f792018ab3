import * as React from 'react';
import { useLocalPath } from '@vitrine/ui';
import { site } from '../../model/site.config.ts';

/** Renders a list of links to pages of the site. */
export function LinkList({ links }: { links: readonly { pathname: string; title: string }[] }) {
  return (
    <ul>
      {links.map(({ pathname, title }) => (
        <li key={pathname}>
          <LocalLink href={pathname}>{title}</LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** Renders a link of an article; links to pages of the site keep the current language. */
export function LocalLink({ href = '', children, ...anchorProps }: React.ComponentProps<'a'>) {
  const localPath = useLocalPath();
  const isPage = !href.startsWith(site.workbenchUrl);
  return (
    <a {...anchorProps} href={isPage ? localPath(href) : href}>
      {children}
    </a>
  );
}
