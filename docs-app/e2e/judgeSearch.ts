import {
  createNameSearch,
  groupRows,
  listEntries,
  mergeResults,
  type NameSearch,
} from '@vitrine/ui/core';
import { beforeAll, expect, test } from 'vitest';
import { readNames, searchProducts } from './readNames.ts';
import { createBuiltTextSearch } from './readTexts.ts';

/** Query of a reader, and the results that answer it. */
export interface JudgedQuery {
  /** A `text` query has words from the text of its target pages, for the full-text search. */
  kind: 'name' | 'typo' | 'synonym' | 'question' | 'error' | 'prop' | 'chinese' | 'text';
  query: string;
  /** URLs of the results that answer the query. */
  targets: readonly string[];
}

interface RankedQuery extends JudgedQuery {
  rank: number;
}

/** Minimum mean reciprocal rank of the first answer. */
const MINIMUM_MRR = 0.85;

let filled: NameSearch | undefined;

function fillSearch(): NameSearch {
  if (filled) return filled;
  filled = createNameSearch();
  for (const { url } of searchProducts) filled.add(groupRows(listEntries(readNames(url))));
  return filled;
}

const texts = createBuiltTextSearch('en');

/** Returns the one-based rank of the first answer; `Infinity` without an answer. */
async function rankOf({ query, targets }: JudgedQuery, folder: string): Promise<number> {
  const current = searchProducts
    .filter((product) => product.folder === folder)
    .map(({ name }) => name);
  const names = fillSearch();
  const found = await texts.search(query, { current });
  const merged = mergeResults(names.rank(query, { current }), found, names.find);
  const hrefs = merged.map(({ href }) => href);
  const ranks = targets.map((target) => hrefs.indexOf(target)).filter((rank) => rank >= 0);
  return ranks.length > 0 ? Math.min(...ranks) + 1 : Infinity;
}

const meanOf = (judged: readonly RankedQuery[]) =>
  judged.reduce((sum, { rank }) => sum + 1 / rank, 0) / judged.length;

/** Tests that the search of a product answers the queries of its readers. */
export function judgeSearch(folder: string, queries: readonly JudgedQuery[]): void {
  let judged: readonly RankedQuery[] = [];
  beforeAll(async () => {
    judged = await Promise.all(
      queries.map(async (query) => ({ ...query, rank: await rankOf(query, folder) })),
    );
  });

  test(`search of ${folder} has a mean reciprocal rank of at least 0.85`, async ({ annotate }) => {
    const inThree = judged.filter(({ rank }) => rank <= 3).length;
    const late = judged
      .filter(({ rank }) => rank > 3)
      .map(({ query, rank }) => `${query}: ${rank}`);
    const ofText = meanOf(judged.filter(({ kind }) => kind === 'text'));
    await annotate(
      `${folder}: mean reciprocal rank ${meanOf(judged).toFixed(3)}, of text ${ofText.toFixed(3)}, ${inThree} of ${judged.length} in the first three. Later: ${late.join('; ')}`,
    );
    expect(meanOf(judged)).toBeGreaterThanOrEqual(MINIMUM_MRR);
  });

  test(`search ranks exact names of ${folder} first`, () => {
    const names = judged.filter(({ kind }) => kind === 'name');
    expect(names.filter(({ rank }) => rank > 1)).toEqual([]);
  });
}
