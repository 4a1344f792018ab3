import { useLanguage, useLocalPath } from '../i18n/index.ts';
import type { PageLink } from './pageData.types.ts';
import { IndexRoot } from './PageIndex.styles.ts';

interface Translated {
  /** Whether the title is in the interface language instead of English. */
  translated?: boolean | undefined;
}

export interface PageIndexGroup extends Translated {
  /** Id of the heading. */
  id: string;
  title: string;
  pages: readonly (PageLink & Translated)[];
  /** Nested groups, which contain no further groups. */
  groups: readonly PageIndexGroup[];
}

export interface PageIndexProps {
  /** Groups of pages, as in the navigation. */
  groups: readonly PageIndexGroup[];
}

/** Renders links to all pages of a product, grouped as in the navigation. */
export function PageIndex({ groups }: PageIndexProps) {
  return groups.map((group) => (
    <IndexRoot key={group.id}>
      <h2 id={group.id}>
        <GroupLink {...group} />
      </h2>
      <Pages {...group} />
      {group.groups.map((inner) => (
        <div key={inner.id}>
          <h3 id={inner.id}>
            <GroupLink {...inner} />
          </h3>
          <Pages {...inner} />
        </div>
      ))}
    </IndexRoot>
  ));
}

function GroupLink({ id, title, translated }: PageIndexGroup) {
  const language = useLanguage();
  return (
    <a href={`#${id}`} lang={translated ? language : undefined}>
      {title}
    </a>
  );
}

function Pages({ id, pages }: PageIndexGroup) {
  const localPath = useLocalPath();
  const language = useLanguage();
  if (pages.length === 0) return null;
  return (
    <ul aria-labelledby={id}>
      {pages.map(({ pathname, title, translated }) => (
        <li key={pathname}>
          <a href={localPath(pathname)} lang={translated ? language : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
