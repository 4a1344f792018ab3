import { LANGUAGES, textsPath, type Language } from '@vitrine/ui/core';
import type { Site } from '../routes/site.types.ts';
import { createTextIndex, type TextPage } from './createTextIndex.ts';
import { listSearched } from './listNames.ts';
import type { PageSection } from './readSections.ts';

/** Sections of a page in each language. */
export type PageSections = Readonly<Record<Language, readonly PageSection[]>>;

/** Returns the sections of a page; undefined for a page that this build does not write. */
type SectionsOf = (pathname: string) => PageSections | undefined;

/** Creates the full-text search files of all languages, by URL. */
export function listTexts(
  site: Pick<Site, 'products' | 'routes'>,
  sectionsOf: SectionsOf,
): Record<string, string> {
  const searched = listSearched(site);
  const pages = (language: Language): TextPage[] =>
    searched.flatMap(({ identity, own }) =>
      own.flatMap(({ pathname, kind, title, description, names }) => {
        const sections = sectionsOf(pathname)?.[language];
        // Pages about changes repeat the names and the texts of API pages.
        if (!sections || names?.isChange) return [];
        const lead = sections.map((section, at) =>
          at === 0 ? { ...section, text: `${description} ${section.text}`.trim() } : section,
        );
        const isReference = kind === 'api';
        return [{ path: pathname, title, product: identity.name, isReference, sections: lead }];
      }),
    );
  return Object.assign(
    {},
    ...LANGUAGES.map((language) => {
      const { index, files } = createTextIndex(pages(language));
      return { ...files, [textsPath(language)]: JSON.stringify(index) };
    }),
  ) as Record<string, string>;
}
