import type { TermMatch } from './matchTerms.ts';
import type { SearchScope } from './search.types.ts';
import { RELEVANCE_STEPS, type TextsIndex } from './textsFile.ts';

/** Matches of each term of a query. */
export type QueryMatches = readonly (readonly TermMatch[])[];

/** Page with its best sections, best first. */
export interface RankedPage {
  /** Zero-based index of the page. */
  page: number;
  product: string;
  sections: number[];
  score: number;
  isComplete: boolean;
}

/** Maps between sections, pages and products of the index. */
export interface TextPlaces {
  /** Index of the page of each section. */
  pageOf: Int32Array;
  /** Index of the first section of each page, then the total number of sections. */
  starts: readonly number[];
  productOf: (page: number) => string;
}

/** Exponent of the coverage factor, which lowers the score of a page for missing terms. */
const COVERAGE_POWER = 2;

/** Relevance factor of terms that occur only in other sections of the page. */
const ELSEWHERE = 0.4;

/** Relevance factor of the current product. */
const CURRENT_BOOST = 2;

/** Minimum score of a listed section, as a share of the score of the page's best section. */
const NEAR_BEST = 0.7;

/** Lists the page of each section and the product of each page. */
export function createPlaces({ pages, products }: TextsIndex): TextPlaces {
  const starts = [0];
  for (const count of pages) starts.push(starts.at(-1)! + count);
  const pageOf = new Int32Array(starts.at(-1)!);
  for (const [page, start] of starts.entries()) pageOf.fill(page, start, starts[page + 1] ?? start);
  const productOf = products.flatMap(([name, count]) => Array.from({ length: count }, () => name));
  return { pageOf, starts, productOf: (page) => productOf[page]! };
}

/** Ranks the pages with terms of a query, best first. */
export function rankSections(
  matches: QueryMatches,
  { pageOf, starts, productOf }: TextPlaces,
  { current, product }: SearchScope,
): RankedPage[] {
  const pages = new Set<number>();
  const scores = matches.map((terms) => {
    const ofTerm = new Float32Array(pageOf.length);
    const rarity = 1 / Math.log2(2 + terms.reduce((sum, { numbers }) => sum + numbers.length, 0));
    for (const { numbers, weight } of terms) {
      let section = 0;
      for (const number of numbers) {
        section += Math.floor(number / RELEVANCE_STEPS);
        const score = (number % RELEVANCE_STEPS) * weight * rarity;
        ofTerm[section] = Math.max(ofTerm[section]!, score);
        const page = pageOf[section];
        if (page !== undefined) pages.add(page);
      }
    }
    return ofTerm;
  });
  return [...pages]
    .filter((page) => product === undefined || productOf(page) === product)
    .map((page) => {
      const name = productOf(page);
      const ranked = rankPage(scores, starts[page]!, starts[page + 1]!);
      const boost = current?.includes(name) ? CURRENT_BOOST : 1;
      return { page, product: name, ...ranked, score: ranked.score * boost };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Ranks the sections of a page from the scores of each term by section. */
function rankPage(
  scores: readonly Float32Array[],
  start: number,
  end: number,
): Pick<RankedPage, 'sections' | 'score' | 'isComplete'> {
  const best = scores.map((ofTerm) => Math.max(...ofTerm.subarray(start, end)));
  const scored = [];
  for (let section = start; section < end; section += 1) {
    const own = scores.map((ofTerm) => ofTerm[section]!);
    if (own.some((score) => score > 0)) scored.push({ section, score: scoreSection(own, best) });
  }
  scored.sort((a, b) => b.score - a.score);
  const highest = scored[0]!.score;
  const coverage = best.filter((score) => score > 0).length / scores.length;
  return {
    sections: scored
      .filter(({ score }) => score >= highest * NEAR_BEST)
      .map(({ section }) => section),
    score: highest * coverage ** COVERAGE_POWER,
    isComplete: coverage === 1,
  };
}

/** Sums the relevance of the terms; terms of other sections count less. */
function scoreSection(scores: readonly number[], best: readonly number[]): number {
  return scores.reduce((sum, score, at) => sum + (score > 0 ? score : best[at]! * ELSEWHERE), 0);
}
