/** Item that tests can skip when other items have the same features. */
export interface Candidate<Item> {
  item: Item;
  features: ReadonlySet<string>;
}

/**
 * Chooses few items that together have every feature (greedy set cover).
 * The result is deterministic, in the order of the candidates.
 */
export function coverFeatures<Item>(candidates: readonly Candidate<Item>[]): Item[] {
  const missing = new Set(candidates.flatMap(({ features }) => [...features]));
  const chosen = new Set<Candidate<Item>>();
  const countNew = ({ features }: Candidate<Item>) => features.intersection(missing).size;
  while (missing.size > 0) {
    const best = candidates.reduce((a, b) => (countNew(b) > countNew(a) ? b : a));
    chosen.add(best);
    for (const feature of best.features) missing.delete(feature);
  }
  return candidates.filter((candidate) => chosen.has(candidate)).map(({ item }) => item);
}
