import type { Indexer } from 'storybook/internal/types';
import { readText } from '../../node/readText.ts';
import { readStoryIds } from '../evidence/readStoryIds.ts';

/** Adds the clauses and criteria that a story names to its tags, so that the filter finds them. */
export function addClauseTags(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const inputs = await indexer.createIndex(file, options);
      const naming = readStoryIds(file, readText(file));
      const idsByStory = new Map(naming.map(({ storyId, ids }) => [storyId, ids]));
      return inputs.map((input) => {
        const ids = idsByStory.get(input.__id ?? '') ?? [];
        return ids.length > 0
          ? { ...input, tags: [...(input.tags ?? []), ...ids.map(writeClauseTag)] }
          : input;
      });
    },
  };
}

/** Returns the tag of a clause or a criterion: `NAV-15`, `WCAG-2.4.3`. */
function writeClauseTag(id: string): string {
  return id.replace(' ', '-');
}
