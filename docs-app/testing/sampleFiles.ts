import { listChangedFiles } from '../node/changedFiles.ts';
import { sampleEvery } from './tier.ts';

/** Selects the items that a tier checks: all, or every `step`th and those whose file changed. */
export function sampleFiles<Item>(
  step: number,
  items: readonly Item[],
  fileOf: (item: Item) => string,
): readonly Item[] {
  const changed = new Set(listChangedFiles());
  const sampled = new Set(sampleEvery(step, items));
  return items.filter((item) => sampled.has(item) || changed.has(fileOf(item)));
}
