import { isInside, toPosixPath } from '../../node/posixPaths.ts';
import type { Indexer } from 'storybook/internal/types';
import type { ListPlaygrounds } from './playgrounds.ts';

/** Tag of playgrounds, which the fast run of all stories samples. */
export const PLAYGROUND_TAG = 'playground';

/** Adds playgrounds to the stories that another indexer finds in the files of products. */
export function addPlaygroundsToIndex(
  indexer: Indexer,
  { productsDir, list }: { productsDir: string; list: ListPlaygrounds },
): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const inputs = await indexer.createIndex(file, options);
      const [first] = inputs;
      if (!first || !isInside(toPosixPath(file), toPosixPath(productsDir))) return inputs;
      const playgrounds = await list(file);
      return [
        ...inputs,
        ...playgrounds.map(({ exportName, name }) => ({
          type: 'story' as const,
          importPath: first.importPath,
          exportName,
          name,
          ...(first.title !== undefined && { title: first.title }),
          ...(first.metaId !== undefined && { metaId: first.metaId }),
          tags: [PLAYGROUND_TAG, '!autodocs'],
        })),
      ];
    },
  };
}
