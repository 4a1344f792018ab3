import { useTranslate } from '../i18n/index.ts';
import type { NavPage } from './nav.types.ts';
import { NavTitle } from './NavTitle.tsx';

export interface NavPlannedPagesProps {
  /** Pages that are not written yet. */
  pages: readonly NavPage[];
}

/** Renders the titles of a group's planned pages in a closed `<details>` (NAV-21). */
export function NavPlannedPages({ pages }: NavPlannedPagesProps) {
  const translate = useTranslate();
  return (
    <details data-nav="folded">
      <summary>{translate('nav.notWritten', { count: pages.length })}</summary>
      <ul>
        {pages.map(({ pathname, title, translated }) => (
          <li key={pathname}>
            <NavTitle node={{ title, translated, flags: [] }} />
          </li>
        ))}
      </ul>
    </details>
  );
}
