import { createHash } from 'node:crypto';
import {
  listTerms,
  RELEVANCE_STEPS,
  textsFilePath,
  type TermsFile,
  type TextBlock,
  type TextsIndex,
} from '@vitrine/ui/core';
import type { PageSection } from './readSections.ts';

/** Page with its texts. */
export interface TextPage {
  path: string;
  title: string;
  /** Name of the product. */
  product: string;
  /** Whether the page is a reference; guides answer a question better. */
  isReference: boolean;
  sections: readonly PageSection[];
}

/** Index of the texts of a language, and its files by URL. */
export interface TextIndex {
  index: TextsIndex;
  files: Readonly<Record<string, string>>;
}

/** Weight of a term by the part of the page that contains it. */
const WEIGHTS = { title: 3, heading: 3, text: 1, code: 0.5 } as const;

/** Parameters of BM25: saturation of repeated terms, and the influence of the length. */
const SATURATION = 1.2;
const LENGTH_INFLUENCE = 0.6;

/** Factor that lowers the relevance of sections of references. */
const REFERENCE_SHARE = 0.7;

/** Size of a file of terms or texts, in characters; large enough for few requests. */
const FILE_SIZE = 16_000;

/** Maximum number of sections per term, so that frequent terms do not create large files. */
const SECTION_LIMIT = 3000;

interface Counted {
  counts: ReadonlyMap<string, number>;
  length: number;
  share: number;
}

/** Relevance of a term in a section. */
type Posting = [section: number, relevance: number];

/** Creates the full-text index of pages; the pages of a product must be adjacent. */
export function createTextIndex(pages: readonly TextPage[]): TextIndex {
  const postings = listPostings(pages);
  const terms = [...postings.keys()].toSorted();
  const termFiles = pack(
    terms.map((term) => [term, encode(postings.get(term)!)] as const),
    ([term, numbers]) => term.length + numbers.length * 4,
  );
  const { blocks, firsts } = packTexts(pages);
  const contents = {
    terms: termFiles.map((file) => JSON.stringify(Object.fromEntries(file) satisfies TermsFile)),
    block: blocks.map((block) => JSON.stringify(block)),
  };
  const hash = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 8);
  const files = `/assets/texts-${hash}`;
  const named = (['terms', 'block'] as const).flatMap((kind) =>
    contents[kind].map((text, at) => [textsFilePath(files, kind, at), text] as const),
  );
  return {
    index: {
      files,
      terms: termFiles.map(([first]) => first![0]),
      blocks: firsts,
      pages: pages.map(({ sections }) => sections.length),
      products: countProducts(pages),
    },
    files: Object.fromEntries(named),
  };
}

function listPostings(pages: readonly TextPage[]): Map<string, Posting[]> {
  const counted = pages.flatMap(({ title, sections, isReference }) =>
    sections.map((section, at) => ({
      ...countTerms(section, at === 0 ? title : ''),
      share: isReference ? REFERENCE_SHARE : 1,
    })),
  );
  const average = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
  const postings = new Map<string, Posting[]>();
  for (const [section, { counts, length, share }] of counted.entries()) {
    const damping = SATURATION * (1 - LENGTH_INFLUENCE + (LENGTH_INFLUENCE * length) / average);
    for (const [term, count] of counts) {
      const relevance = Math.ceil((count / (count + damping)) * share * (RELEVANCE_STEPS - 1));
      const list = postings.get(term);
      if (list) list.push([section, relevance]);
      else postings.set(term, [[section, relevance]]);
    }
  }
  return postings;
}

function countTerms({ heading, text, code }: PageSection, title: string): Omit<Counted, 'share'> {
  const counts = new Map<string, number>();
  let length = 0;
  for (const [place, words] of Object.entries({ title, heading, text, code })) {
    const weight = WEIGHTS[place as keyof typeof WEIGHTS];
    for (const term of listTerms(words)) {
      counts.set(term, (counts.get(term) ?? 0) + weight);
      length += weight;
    }
  }
  return { counts, length };
}

/** Encodes the sections of a term, as `termsFileSchema` describes. */
function encode(postings: readonly Posting[]): number[] {
  const kept =
    postings.length <= SECTION_LIMIT
      ? postings
      : postings
          .toSorted((a, b) => b[1] - a[1])
          .slice(0, SECTION_LIMIT)
          .toSorted((a, b) => a[0] - b[0]);
  let previous = 0;
  return kept.map(([section, relevance]) => {
    const distance = section - previous;
    previous = section;
    return distance * RELEVANCE_STEPS + relevance;
  });
}

/** Splits items into groups of about `FILE_SIZE`. */
function pack<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item[][] {
  const groups: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const size = sizeOf(item);
    if (room < size) {
      groups.push([]);
      room = FILE_SIZE;
    }
    groups.at(-1)!.push(item);
    room -= size;
  }
  return groups;
}

/** Splits the texts into files; a long page can span several. */
function packTexts(pages: readonly TextPage[]): { blocks: TextBlock[]; firsts: number[] } {
  const flat = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const packed = pack(flat, ({ section: { heading, text } }) => heading.length + text.length + 40);
  let first = 0;
  const firsts = packed.map(({ length }) => {
    first += length;
    return first - length;
  });
  const blocks = packed.map((group) => {
    const block: TextBlock = [];
    for (const { page, section } of group) {
      const { path, title } = page;
      if (block.at(-1)?.path !== path) block.push({ path, title, sections: [] });
      block.at(-1)!.sections.push([section.id, section.heading, section.text]);
    }
    return block;
  });
  return { blocks, firsts };
}

function countProducts(pages: readonly TextPage[]): TextsIndex['products'] {
  const counts = new Map<string, number>();
  for (const { product } of pages) counts.set(product, (counts.get(product) ?? 0) + 1);
  return [...counts];
}
