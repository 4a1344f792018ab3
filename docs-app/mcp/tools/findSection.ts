import type { SearchKind } from '@vitrine/ui/core';
import GithubSlugger from 'github-slugger';
import type { MarkdownSection } from '../../model/splitMarkdown.ts';
import type { Site } from '../site/createSite.ts';

/** Headings of the parts of an API, by the kind of their entries. */
const PARTS: Partial<Record<SearchKind, string>> = {
  prop: 'Props',
  slot: 'Slots',
  class: 'CSS classes',
};

interface WantedSection {
  /** Path of the page. */
  path: string;
  sections: readonly MarkdownSection[];
  /** Heading, slug of a heading, or id on the page. */
  wanted: string;
}

/** Finds a section by its heading, its slug, its id, or the id of a name that it documents. */
export async function findSection(
  site: Site,
  { path, sections, wanted }: WantedSection,
): Promise<MarkdownSection | undefined> {
  const text = wanted.replace(/^#/, '').trim();
  const headings = sections.slice(1);
  const published = (await site.texts()).find((page) => page.path === path);
  const at = published?.sections.findIndex(({ id }) => id !== '' && id === text) ?? -1;
  if (at !== -1) return headings[at];
  const slugger = new GithubSlugger();
  const slugs = headings.map(({ title }) => slugger.slug(title));
  const lower = text.toLowerCase();
  const found = headings.find(({ title }, index) => {
    return title.toLowerCase() === lower || slugs[index] === text;
  });
  return found ?? findNamed(site, { path, sections: headings, wanted: text });
}

/** Finds the section that documents an entry of the names index. */
async function findNamed(
  site: Site,
  { path, sections, wanted }: WantedSection,
): Promise<MarkdownSection | undefined> {
  const entry = (await site.nameSearch()).find(`${path}#${wanted}`);
  if (!entry) return undefined;
  if (entry.kind === 'demo') {
    return sections.find(({ lines }) => lines.some((line) => line.includes(`title="${wanted}.`)));
  }
  const owner = sections.find(({ title }) => title === entry.page);
  const body = owner ? listSubsections(owner, sections) : sections;
  return body.find(({ title }) => title === PARTS[entry.kind]) ?? owner;
}

/** Lists a section and its subsections. */
export function listSubsections(
  section: MarkdownSection,
  sections: readonly MarkdownSection[],
): readonly MarkdownSection[] {
  const from = sections.indexOf(section);
  const next = sections.findIndex(({ depth }, at) => at > from && depth <= section.depth);
  return sections.slice(from, next === -1 ? undefined : next);
}
