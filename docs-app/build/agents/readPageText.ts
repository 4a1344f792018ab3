import type { SitePage } from '../../model/page.types.ts';
import type { PageText } from '../../model/siteManifest.ts';
import type { PageSection } from '../search/readSections.ts';

/** Returns the text of a page, from the sections of its HTML. */
export function readPageText(
  { pathname, title, description }: Pick<SitePage, 'pathname' | 'title' | 'description'>,
  sections: readonly PageSection[],
): PageText {
  return {
    ...{ path: pathname, title, description },
    sections: sections.map(({ id, heading, text }) => ({ id, title: heading, text })),
  };
}
