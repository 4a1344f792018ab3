import { findClosest } from '@vitrine/ui/core';
import * as z from 'zod';
import { splitMarkdown, type MarkdownSection } from '../../model/splitMarkdown.ts';
import { unknownValue } from '../site/inputError.ts';
import type { Site } from '../site/createSite.ts';
import { findPage } from '../site/findPage.ts';
import { findPartEnd } from './findPartEnd.ts';
import { findSection, listSubsections } from './findSection.ts';
import { checkOffset, offsetInput, sliceOutput } from './paging.ts';
import type { Tool } from './tool.types.ts';

const input = z.strictObject({
  path: z.string().describe('Path of a page, such as search returns, or its address.'),
  section: z.string().optional().describe('Heading or id of the only section to read.'),
  limit: z.int().min(1000).max(40_000).default(16_000).describe('Characters to read.'),
  offset: offsetInput,
});

const output = z.object({
  path: z.string(),
  title: z.string(),
  product: z.string(),
  version: z.string(),
  url: z.string().optional(),
  sections: z.array(z.string()).describe('Headings of the page.'),
  markdown: z.string(),
  ...sliceOutput,
});

/** Reads the Markdown of a page, or of one section. */
export const readPageTool: Tool<typeof input, typeof output> = {
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a documentation page as Markdown, or one section of it. Long pages come in parts.',
  ...{ input, output },
  async run({ path: address, section: heading, limit, offset }, site) {
    const page = await findPage(site, address);
    const sections = splitMarkdown(page.markdown);
    const { path, section: hash } = page;
    const section = await pickSection(site, { path, sections, hash, heading });
    const whole = section ? writeSection(section, sections) : page.markdown;
    checkOffset(offset, whole.length, 'characters');
    const end = findPartEnd(whole, offset, limit);
    const url = site.files.urlOf(path);
    const data = {
      path,
      title: page.title ?? sections[1]?.title ?? path,
      ...{ product: page.product, version: page.version },
      ...(url !== undefined && { url }),
      sections: sections.slice(2).map(({ title }) => title),
      markdown: whole.slice(offset, end),
      total: whole.length,
      ...(end < whole.length && { nextOffset: end }),
    };
    const next =
      data.nextOffset === undefined
        ? ''
        : `\n\n[${data.nextOffset} of ${data.total} characters. Continue: read_page with offset ${data.nextOffset}, or a section: ${data.sections.join(', ')}]`;
    return { text: data.markdown + next, data };
  },
};

interface PageSections {
  path: string;
  sections: readonly MarkdownSection[];
  /** Hash of the address. */
  hash: string | undefined;
  /** Section that the arguments name. */
  heading: string | undefined;
}

/** Picks the section to read; undefined for the whole page, also when the hash is unknown. */
async function pickSection(
  site: Site,
  { path, sections, hash, heading }: PageSections,
): Promise<MarkdownSection | undefined> {
  const wanted = heading ?? hash;
  if (wanted === undefined) return undefined;
  const found = await findSection(site, { path, sections, wanted });
  if (found || heading === undefined) return found;
  const titles = sections.slice(1).map(({ title }) => title);
  const [closest] = findClosest(heading, titles, { limit: 1, difference: 0.2 });
  const similar = sections.find(({ title }) => title === closest);
  if (similar) return similar;
  throw unknownValue({ kind: `section of ${path}`, value: heading, valid: titles });
}

/** Formats a section with its subsections as Markdown. */
function writeSection(section: MarkdownSection, sections: readonly MarkdownSection[]): string {
  return listSubsections(section, sections)
    .map(({ title, depth, lines }) => [`${'#'.repeat(depth)} ${title}`, ...lines].join('\n'))
    .join('\n')
    .trimEnd();
}
