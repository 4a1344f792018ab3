import { createNameSearch, groupRows, listEntries, type NameSearch } from '@vitrine/ui/core';
import { expect, test } from 'vitest';
import { readNames, searchProducts } from './readNames.ts';

/** Query of a reader, and the results that answer it. */
export interface JudgedQuery {
  kind: 'name' | 'typo' | 'synonym' | 'question' | 'error' | 'prop' | 'chinese';
  query: string;
  /** URLs of the results that answer the query. */
  targets: readonly string[];
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

/** Returns the position of the first answer, from 1; `Infinity` without an answer. */
function rankOf({ query, targets }: JudgedQuery, folder: string): number {
  const current = searchProducts
    .filter((product) => product.folder === folder)
    .map(({ name }) => name);
  const hrefs = fillSearch()
    .search(query, { current })
    .map(({ href }) => href);
  const ranks = targets.map((target) => hrefs.indexOf(target)).filter((rank) => rank >= 0);
  return ranks.length > 0 ? Math.min(...ranks) + 1 : Infinity;
}

/** Tests that the search of a product answers the queries of its readers. */
export function judgeSearch(folder: string, queries: readonly JudgedQuery[]): void {
  const judged = queries.map((query) => ({ ...query, rank: rankOf(query, folder) }));

  test(`search answers the queries of ${folder} first`, async ({ annotate }) => {
    const mrr = judged.reduce((sum, { rank }) => sum + 1 / rank, 0) / judged.length;
    const inThree = judged.filter(({ rank }) => rank <= 3).length;
    const late = judged
      .filter(({ rank }) => rank > 3)
      .map(({ query, rank }) => `${query}: ${rank}`);
    await annotate(
      `${folder}: mean reciprocal rank ${mrr.toFixed(3)}, ${inThree} of ${judged.length} in the first three. Later: ${late.join('; ')}`,
    );
    expect(mrr).toBeGreaterThanOrEqual(MINIMUM_MRR);
  });

  test(`search puts exact names of ${folder} first`, () => {
    const names = judged.filter(({ kind }) => kind === 'name');
    expect(names.filter(({ rank }) => rank > 1)).toEqual([]);
  });
}
