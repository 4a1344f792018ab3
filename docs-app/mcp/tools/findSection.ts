import GithubSlugger from 'github-slugger';
import type { MarkdownSection } from '../../model/splitMarkdown.ts';
import type { Site } from '../site/createSite.ts';

/** Headings of the parts of an API, by the kind of their entries. */
const PARTS: Readonly<Record<string, string>> = {
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

/** Finds a section by the slug of its heading, the id of a documented name, or its heading. */
export async function findSection(
  site: Site,
  { path, sections, wanted }: WantedSection,
): Promise<MarkdownSection | undefined> {
  const text = wanted.replace(/^#/, '').trim();
  const slugger = new GithubSlugger();
  const lower = text.toLowerCase();
  return (
    // The title of a page has no id.
    sections.find(({ depth, title }) => depth > 1 && slugger.slug(title) === text) ??
    (await findNamed(site, { path, sections, wanted: text })) ??
    sections.find(({ depth, title }) => depth > 0 && title.toLowerCase() === lower)
  );
}

/** Finds the section that documents an entry of the names index. */
async function findNamed(
  site: Site,
  { path, sections, wanted }: WantedSection,
): Promise<MarkdownSection | undefined> {
  const entry = (await site.nameSearch()).find(`${path}#${wanted}`);
  if (!entry) return undefined;
  const { kind, name, page } = entry;
  if (kind === 'demo') {
    return sections.find(({ lines }) => lines.some((line) => line.includes(`title="${wanted}.`)));
  }
  const owner = sections.find(({ title }) => title === (kind === 'section' ? name : page));
  const body = owner ? listSubsections(owner, sections) : sections;
  return body.find(({ title }) => title === PARTS[kind]) ?? owner;
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
