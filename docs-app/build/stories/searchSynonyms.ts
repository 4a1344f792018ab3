import { listAlternatives } from '@vitrine/ui/core';
import type { StoryIndex } from 'storybook/internal/types';

/** The part of Storybook's index generator that every consumer of the index calls. */
interface IndexGenerator {
  getIndexAndStats(): Promise<{ storyIndex: StoryIndex }>;
}

/**
 * Adds the synonyms of its title to each docs entry, so that the search of the workbench finds
 * "Snackbar" by "toast", as on the site. Storybook's search reads `anchors`, but not tags.
 */
export function addSearchSynonyms(index: StoryIndex): StoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    if (entry.type !== 'docs') return [id, entry] as const;
    const name = entry.title.split('/').at(-1) ?? '';
    const anchors = listAlternatives(name).map((title) => ({ id: title, title }));
    return [id, anchors.length > 0 ? { ...entry, anchors } : entry] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

const changed = new WeakSet<IndexGenerator>();

/**
 * Adds synonyms to the indexes that a generator creates. Changes each generator only once, because
 * Storybook passes the same generator several times.
 */
export function addSynonymsToIndex<T extends IndexGenerator>(generator: T): T {
  if (changed.has(generator)) return generator;
  changed.add(generator);
  const generate = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const result = await generate();
    return { ...result, storyIndex: addSearchSynonyms(result.storyIndex) };
  };
  return generator;
}
