import { isInside, toPosixPath } from '../../node/posixPaths.ts';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { PLAYGROUND_TAG } from './playground.constants.ts';
import { hasPiecePlayground } from './piecePlaygrounds.ts';
import type { ListPlaygrounds, Playground } from './playgrounds.ts';

/** Wraps an indexer so that product stories files also have playgrounds. */
export function addPlaygroundsToIndex(
  indexer: Indexer,
  { productsDir, list }: { productsDir: string; list: ListPlaygrounds },
): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const inputs = await indexer.createIndex(file, options);
      if (!isInside(toPosixPath(file), toPosixPath(productsDir))) return inputs;
      return [...inputs, ...createInputs(inputs, await list(file))];
    },
  };
}

/** Wraps an indexer so that interface components have a playground after their first story. */
export function addPiecePlaygroundsToIndex(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const inputs = await indexer.createIndex(file, options);
      if (!hasPiecePlayground(file)) return inputs;
      const [first, ...states] = inputs;
      const playground = createInputs(inputs, [{ exportName: 'Playground', name: 'Playground' }]);
      return [...(first ? [first] : []), ...playground, ...states];
    },
  };
}

function createInputs(
  [first]: readonly IndexInput[],
  playgrounds: readonly Pick<Playground, 'exportName' | 'name'>[],
): IndexInput[] {
  if (!first) return [];
  return playgrounds.map(({ exportName, name }) => ({
    type: 'story' as const,
    importPath: first.importPath,
    exportName,
    name,
    ...(first.title !== undefined && { title: first.title }),
    ...(first.metaId !== undefined && { metaId: first.metaId }),
    tags: [PLAYGROUND_TAG, '!autodocs'],
  }));
}
