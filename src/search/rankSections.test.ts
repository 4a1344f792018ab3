import { describe, expect, test } from 'vitest';
import { createPlaces, rankSections, type QueryMatches } from './rankSections.ts';
import { RELEVANCE_STEPS } from './textsFile.ts';

/** Harbor's two pages contain sections 0–2 and 3–7. Dock's page contains section 8. */
const places = createPlaces({
  ...{ files: '/assets/texts', terms: [], blocks: [0], pages: [3, 5, 1] },
  products: [
    ['Harbor', 2],
    ['Dock', 1],
  ],
});

/** Creates a match from its sections and their relevance. */
function createMatch(sections: readonly [number, number][], weight = 1) {
  const numbers = sections.map(([section, relevance], at) => {
    return (section - (sections[at - 1]?.[0] ?? 0)) * RELEVANCE_STEPS + relevance;
  });
  return { term: 'rudder', weight, numbers };
}

const rank = (matches: QueryMatches, scope = {}) => rankSections(matches, places, scope);

describe('rankSections', () => {
  // The rarity factor of a term in two sections is 1 / log2(2 + 2) = 0.5; in 14 sections,
  // 1 / log2(2 + 14) = 0.25.
  test('ranks pages by their best section, and boosts pages of the current products', () => {
    const matches = [[createMatch([[0, 4]]), createMatch([[8, 10]], 0.5)]];
    const dock = { page: 2, product: 'Dock', sections: [8], isComplete: true };
    const harbor = { page: 0, product: 'Harbor', sections: [0], isComplete: true };
    const pages = [
      { ...dock, score: 2.5 },
      { ...harbor, score: 2 },
    ];
    expect(rank(matches)).toEqual(pages);
    expect(rank(matches, { product: 'Dock' })).toEqual([pages[0]]);
    expect(rank(matches, { current: ['Harbor'] })).toEqual([
      { ...harbor, score: 4 },
      { ...dock, score: 2.5 },
    ]);
  });

  test('lists the sections with at least 70% of the best score, best first', () => {
    const match = createMatch([7, 6, 10, 7, 8].map((relevance, at) => [3 + at, relevance]));
    const outside = createMatch(Array.from({ length: 9 }, () => [9, 15]));
    expect(rank([[match, outside]])).toEqual([
      { page: 1, product: 'Harbor', sections: [5, 7, 3, 6], score: 2.5, isComplete: true },
    ]);
  });

  test('uses the best match of a section when several terms match', () => {
    const [better, worse] = [createMatch([[0, 10]]), createMatch([[0, 10]], 0.6)];
    expect(rank([[better, worse]])[0]?.score).toBe(5);
    expect(rank([[worse, better]])[0]?.score).toBe(5);
  });

  test('adds 40% of the score of a term in another section, and penalizes a missing term', () => {
    const first = [createMatch([[0, 10]]), createMatch([[8, 8]])];
    const second = [createMatch([[1, 5]]), createMatch([[1, 8]])];
    expect(rank([first, second])).toEqual([
      { page: 0, product: 'Harbor', sections: [0, 1], score: 5 + 4 * 0.4, isComplete: true },
      { page: 2, product: 'Dock', sections: [8], score: 4 / 2 ** 2, isComplete: false },
    ]);
  });

  test('omits a section without terms when many other sections have one term each', () => {
    const matches = [3, 4, 5, 6].map((at) => [createMatch([[at, 8]])]);
    expect(rank(matches)[0]?.sections).toEqual([3, 4, 5, 6]);
  });
});
