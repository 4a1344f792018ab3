import { z } from '../internal/schema.ts';

const count = z.int().check(z.nonnegative());

/**
 * Index of the texts of a language: the content of `/search/texts-en.json`. Sections are numbered
 * in the order of the pages.
 */
export const textsIndexSchema = z.object({
  /** Common URL prefix of the term files and text files. Contains a hash of all texts. */
  files: z.string().check(z.regex(/^\/assets\/[\w-]+$/)),
  /** First term of each file of terms. */
  terms: z.array(z.string()),
  /** Number of the first section of each file of texts. */
  blocks: z.array(count),
  /** Number of sections of each page. */
  pages: z.array(count),
  /** Name of each product, and the number of its pages. */
  products: z.array(z.tuple([z.string(), count])),
});

export type TextsIndex = z.infer<typeof textsIndexSchema>;

/**
 * Sections of each term, in order. Each number is the distance to the previous section times
 * `RELEVANCE_STEPS`, plus the relevance of the term in the section.
 */
export const termsFileSchema = z.record(z.string(), z.array(count));

export type TermsFile = z.infer<typeof termsFileSchema>;

/** Id, heading and text of a section; the id of the first section of a page is empty. */
const sectionSchema = z.tuple([z.string(), z.string(), z.string()]);

/** Texts of neighboring sections, by page. */
export const blockSchema = z.array(
  z.object({
    path: z.string(),
    title: z.string(),
    sections: z.array(sectionSchema),
  }),
);

export type TextBlock = z.infer<typeof blockSchema>;

/** Number of levels at which the relevance of a term is stored. */
export const RELEVANCE_STEPS = 16;

/** Returns the URL of the index of a language. */
export const textsPath = (language: string): string => `/search/texts-${language}.json`;

/** Returns the URL of a file of terms or of texts. */
export function textsFilePath(files: string, kind: 'terms' | 'block', number: number): string {
  return `${files}-${kind}-${number}.json`;
}
