import type { TermMatch } from './matchTerms.ts';
import type { SearchScope } from './search.types.ts';
import { RELEVANCE_STEPS, type TextsIndex } from './textsFile.ts';

/** Matches of each term of a query. */
export type QueryMatches = readonly (readonly TermMatch[])[];

/** Page with its best sections, best first. */
export interface RankedPage {
  /** Position of the page. */
  page: number;
  product: string;
  sections: number[];
  score: number;
  isComplete: boolean;
}

/** Places of sections and pages in the index. */
export interface TextPlaces {
  pageOf: (section: number) => number;
  productOf: (page: number) => string;
}

/** How strongly a page loses relevance for each term that it lacks. */
const COVERAGE_POWER = 2;

/** Share of the relevance of terms that are only in other sections of the page. */
const ELSEWHERE = 0.4;

/** Relevance of the current product. */
const CURRENT_BOOST = 2;

/** Share of the best section's relevance that other listed sections of the page have. */
const NEAR_BEST = 0.7;

/** Finds the page of a section and the product of a page. */
export function createPlaces({ pages, products }: TextsIndex): TextPlaces {
  const pageOf = pages.flatMap((count, page) => Array.from({ length: count }, () => page));
  const productOf = products.flatMap(([name, count]) => Array.from({ length: count }, () => name));
  return { pageOf: (section) => pageOf[section] ?? -1, productOf: (page) => productOf[page] ?? '' };
}

/** Ranks the pages with terms of a query, best first. */
export function rankSections(
  matches: QueryMatches,
  { pageOf, productOf }: TextPlaces,
  { current = [], product }: SearchScope,
): RankedPage[] {
  const pages = new Map<number, Map<number, number[]>>();
  for (const [at, terms] of matches.entries()) {
    const rarity = 1 / Math.log2(2 + terms.reduce((sum, { numbers }) => sum + numbers.length, 0));
    for (const { numbers, weight } of terms) {
      let section = 0;
      for (const number of numbers) {
        section += Math.floor(number / RELEVANCE_STEPS);
        const score = (number % RELEVANCE_STEPS) * weight * rarity;
        const scores = scoresOf(pages, pageOf(section), section, matches.length);
        scores[at] = Math.max(scores[at]!, score);
      }
    }
  }
  return [...pages]
    .filter(([page]) => product === undefined || productOf(page) === product)
    .map(([page, sections]) => {
      const name = productOf(page);
      const ranked = rankPage(sections, matches.length);
      const boost = current.includes(name) ? CURRENT_BOOST : 1;
      return { page, product: name, ...ranked, score: ranked.score * boost };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Returns the scores of a section by term; adds zeros for a new section. */
function scoresOf(
  pages: Map<number, Map<number, number[]>>,
  page: number,
  section: number,
  count: number,
): number[] {
  let sections = pages.get(page);
  if (!sections) pages.set(page, (sections = new Map()));
  let scores = sections.get(section);
  if (!scores) sections.set(section, (scores = Array.from({ length: count }, () => 0)));
  return scores;
}

function rankPage(
  sections: ReadonlyMap<number, readonly number[]>,
  count: number,
): Pick<RankedPage, 'sections' | 'score' | 'isComplete'> {
  const best = Array.from({ length: count }, (_, at) =>
    Math.max(...[...sections.values()].map((scores) => scores[at]!)),
  );
  const scored = [...sections]
    .map(([section, scores]) => ({ section, score: scoreSection(scores, best) }))
    .toSorted((a, b) => b.score - a.score || a.section - b.section);
  const [{ score: highest } = { score: 0 }] = scored;
  const coverage = best.filter((score) => score > 0).length / count;
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
