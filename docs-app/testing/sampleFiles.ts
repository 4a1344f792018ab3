import { listChangedFiles } from '../node/changedFiles.ts';
import { sampleEvery } from './tier.ts';

/** Lock file of npm. Another version of a package can break any item that imports it. */
const LOCK_FILE = 'package-lock.json';

/**
 * Selects the items that a tier checks: all, or every `step`th item and items whose file changed.
 * Selects all items when `package-lock.json` changed.
 */
export function sampleFiles<Item>(
  step: number,
  items: readonly Item[],
  fileOf: (item: Item) => string,
  changedFiles: readonly string[] = listChangedFiles(),
): readonly Item[] {
  if (changedFiles.includes(LOCK_FILE)) return items;
  const changed = new Set(changedFiles);
  const sampled = new Set(sampleEvery(step, items));
  return items.filter((item) => sampled.has(item) || changed.has(fileOf(item)));
}
