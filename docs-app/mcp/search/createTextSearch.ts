import { listAlternatives, listWords, STOP_WORDS } from '@vitrine/ui/core';
import MiniSearch from 'minisearch';
import type { PageText } from '../../model/siteManifest.ts';
import { stem } from './stem.ts';
import { WORD_GROUPS } from './wordGroups.constants.ts';

/** Page of a product folder. */
export type FolderPage = PageText & { folder: string };

/** Page that has words of a query. */
interface TextHit {
  page: FolderPage;
  score: number;
}

export interface TextSearch {
  /** Returns the pages that have words of the query, best first. */
  search: (query: string, folders: readonly string[]) => TextHit[];
}

/** Weight of a query that was rewritten with the terms of other libraries. */
const ALTERNATIVE_WEIGHT = 0.5;

/** Maximum number of rewritten queries. */
const ALTERNATIVES = 4;

/** Stem of the first word of a group, by the stems of the other words in the group. */
const firstWords = new Map(
  WORD_GROUPS.flatMap(([first = '', ...words]) => words.map((word) => [stem(word), stem(first)])),
);

/** Lists the stems of a text without stop words. Words of a group share one stem. */
export function listStems(text: string): string[] {
  return listWords(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)
    .map((word) => firstWords.get(word) ?? word);
}

/** Creates a full-text search of pages, for questions in whole sentences. */
export function createTextSearch(pages: readonly FolderPage[]): TextSearch {
  const index = new MiniSearch({
    fields: ['title', 'description', 'headings', 'text'],
    tokenize: (text) => text.split(/\s+/).flatMap(listStems),
    processTerm: (term) => term,
    storeFields: ['folder'],
    searchOptions: {
      boost: { title: 3, description: 3, headings: 2 },
      prefix: false,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      weights: { fuzzy: 0.2, prefix: 0.3 },
    },
  });
  index.addAll(
    pages.map(({ title, description, folder, sections }, id) => ({
      ...{ id, title, description, folder },
      headings: sections.map((section) => section.title).join(' '),
      text: sections.map(({ text }) => text).join(' '),
    })),
  );
  return {
    search(query, folders) {
      const words = [...new Set(listStems(query))];
      const found = new Map<number, number>();
      for (const [text, weight] of listQueries(query)) {
        const hits = index.search(text, { filter: ({ folder }) => folders.includes(folder) });
        for (const { id, score, queryTerms } of hits) {
          const share = queryTerms.length / Math.max(words.length, 1);
          const relevance = score * weight * Math.min(share, 1);
          found.set(id, Math.max(found.get(id) ?? 0, relevance));
        }
      }
      return Array.from(found, ([id, score]) => ({ page: pages[id]!, score })).toSorted(
        (a, b) => b.score - a.score,
      );
    },
  };
}

function listQueries(query: string): [string, number][] {
  const alternatives = listAlternatives(query).slice(0, ALTERNATIVES);
  return [[query, 1], ...alternatives.map((text): [string, number] => [text, ALTERNATIVE_WEIGHT])];
}
