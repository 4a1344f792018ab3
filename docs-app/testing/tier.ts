import { coverFeatures, type Candidate } from './coverFeatures.ts';

/** Whether this tier checks all pages and demos (`npm run test:all`) or a sample (`npm test`). */
export const isWhole = process.env['VITRINE_TIER'] === 'all';

/**
 * Most items to add to a sample because a change reaches them: pages, each of which takes about a
 * second, demos of changed pages, and component stories.
 */
export const CHANGE_LIMITS = { pages: 30, demos: 80, stories: 80 } as const;

/** Selects the items that a tier checks: all, or a small sample that covers every feature. */
export function sample<Item>(
  items: readonly Item[],
  featuresOf: (item: Item) => Iterable<string>,
): readonly Item[] {
  if (isWhole) return items;
  return coverFeatures(
    items.map((item): Candidate<Item> => ({ item, features: new Set(featuresOf(item)) })),
  );
}

/** Selects the combinations that a tier checks: all, or a sample with every pair of values. */
export function samplePairs<Item extends object>(items: readonly Item[]): readonly Item[] {
  return sample(items, listPairs);
}

/** Returns the number of times that this tier repeats a check. */
export function repeat({ whole, fast }: { whole: number; fast: number }): number {
  return isWhole ? whole : fast;
}

/** Selects the items of one kind that a tier checks: all, or every `step`th. */
export function sampleEvery<Item>(step: number, items: readonly Item[]): readonly Item[] {
  return isWhole ? items : items.filter((_, index) => index % step === 0);
}

/** Selects at most `limit` items, at equal steps. */
export function limitItems<Item>(limit: number, items: readonly Item[]): readonly Item[] {
  const step = Math.ceil(items.length / limit);
  return items.filter((_, index) => index % step === 0);
}

/**
 * Selects the items that a tier checks under one of several conditions: all,
 * or a share so that each item is checked under exactly one condition.
 */
export function shareOf<Item>(
  items: readonly Item[],
  { index, count }: { index: number; count: number },
): readonly Item[] {
  return isWhole ? items : items.filter((_, at) => at % count === index);
}

/** Selects the color modes of the item at an index: both, or light and dark in turn. */
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
