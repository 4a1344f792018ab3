import * as React from 'react';
import { useLocalPath } from '@vitrine/ui';
import { site } from '../../model/site.config.ts';

/** Lists links to pages of the site. */
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

/** A link of an article: one that stays in the site stays in the reader's language. */
export function LocalLink({ href = '', children, ...rest }: React.ComponentProps<'a'>) {
  const localPath = useLocalPath();
  const isPage = !href.startsWith(site.workbenchUrl);
  return (
    <a {...rest} href={isPage ? localPath(href) : href}>
      {children}
    </a>
  );
}
