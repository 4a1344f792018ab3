import type { SitePage } from '../../model/page.types.ts';
import type { PageText } from '../../model/siteManifest.ts';
import { sectionText, splitMarkdown } from '../../model/splitMarkdown.ts';

/** Splits the Markdown of a page into sections with the ids of the page headings. */
export function readPageText(
  { pathname, title, description, headings }: SitePage,
  markdown: string,
): PageText {
  const [, lead, ...sections] = splitMarkdown(markdown);
  let from = 0;
  const idOf = (text: string) => {
    const at = headings.findIndex((heading, index) => index >= from && heading.text === text);
    if (at === -1) return '';
    from = at + 1;
    return headings[at]!.id;
  };
  return {
    path: pathname,
    title,
    description,
    sections: [
      { id: '', title: '', text: lead ? sectionText(lead).replace(description, '').trim() : '' },
      ...sections.map((section) => ({
        id: idOf(section.title),
        title: section.title,
        text: sectionText(section),
      })),
    ],
  };
}
