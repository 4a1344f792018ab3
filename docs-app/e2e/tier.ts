import { coverFeatures, type Candidate } from './coverFeatures.ts';

/** Whether every page and demo is checked (`npm run test:all`), not a sample of every kind (`npm test`). */
export const isWhole = process.env['VITRINE_TIER'] === 'all';

/** Chooses what a tier checks: everything, or few items that together have every feature. */
export function sample<Item>(
  items: readonly Item[],
  featuresOf: (item: Item) => Iterable<string>,
): readonly Item[] {
  if (isWhole) return items;
  return coverFeatures(
    items.map((item): Candidate<Item> => ({ item, features: new Set(featuresOf(item)) })),
  );
}

/**
 * Chooses what a tier checks of the combinations of several choices:
 * everything, or few in which every pair of values occurs.
 */
export function samplePairs<Item extends object>(items: readonly Item[]): readonly Item[] {
  return sample(items, listPairs);
}

/** Chooses how often a tier repeats a check. */
export function repeat({ whole, fast }: { whole: number; fast: number }): number {
  return isWhole ? whole : fast;
}

/** Chooses what a tier checks of variations of one kind: everything, or every `step`th. */
export function sampleEvery<Item>(step: number, items: readonly Item[]): readonly Item[] {
  return isWhole ? items : items.filter((_, index) => index % step === 0);
}

/**
 * Chooses what a tier checks under one of several conditions: everything,
 * or a share such that every item is checked under one condition.
 */
export function shareOf<Item>(
  items: readonly Item[],
  { index, count }: { index: number; count: number },
): readonly Item[] {
  return isWhole ? items : items.filter((_, at) => at % count === index);
}

/** Chooses the color modes of the item at an index: both, or light and dark in turn. */
export function shareModes(index: number): readonly ('light' | 'dark')[] {
  const modes = ['light', 'dark'] as const;
  return shareOf(modes, { index: index % modes.length, count: modes.length });
}

function listPairs(item: object): string[] {
  const values = Object.entries(item).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return values.flatMap((first, index) =>
    values.slice(index + 1).map((second) => `${first}, ${second}`),
  );
}
