import { useLanguage, useLocalPath } from '../i18n/index.ts';
import { trustHtml } from '../internal/trustHtml.ts';
import { GalleryRoot } from './ComponentGallery.styles.ts';
import type { PageLink } from './pageData.types.ts';

/** Page of a component, with the prerendered HTML of a demo as its picture. */
export interface GalleryEntry extends PageLink {
  /** HTML of the demo; undefined when no demo is small enough. */
  picture?: string | undefined;
}

/** Group of components with the same purpose. */
export interface GalleryGroup {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Whether the title is in the interface language instead of English. */
  translated?: boolean | undefined;
  entries: readonly GalleryEntry[];
}

export interface ComponentGalleryProps {
  /** Groups of components, as in the navigation. */
  groups: readonly GalleryGroup[];
}

/** Renders links to the pages of components, each below an inert demo or the name. */
export function ComponentGallery({ groups }: ComponentGalleryProps) {
  const language = useLanguage();
  return groups.map(({ id, title, translated, entries }) => (
    <GalleryRoot key={id}>
      <h2 id={id}>
        <a href={`#${id}`} lang={translated ? language : undefined}>
          {title}
        </a>
      </h2>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <GalleryItem key={entry.pathname} {...entry} />
        ))}
      </ul>
    </GalleryRoot>
  ));
}

function GalleryItem({ pathname, title, picture }: GalleryEntry) {
  const localPath = useLocalPath();
  return (
    <li>
      <div data-gallery="picture" data-markdown-ignore="" aria-hidden="true" inert>
        {picture === undefined ? (
          <span data-gallery="name">{title}</span>
        ) : (
          <div data-demo-stage="" dangerouslySetInnerHTML={{ __html: trustHtml(picture) }} />
        )}
      </div>
      <a href={localPath(pathname)}>{title}</a>
    </li>
  );
}
