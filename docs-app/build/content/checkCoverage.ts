import { join } from 'node:path';
import {
  addCoverage,
  countCoverage,
  DocsError,
  toPercent,
  type ComponentApi,
} from '@vitrine/ui/core';
import { displayPath } from '../../node/paths.ts';
import type { Product } from './content.types.ts';

/**
 * Throws `api/coverage-below-floor` if demos and playgrounds use less than `coverageFloor` percent
 * of the props.
 */
export function checkCoverage(
  {
    id,
    name,
    dir,
    coverageFloor,
  }: Pick<Product, 'id' | 'name' | 'dir'> & { coverageFloor?: number | undefined },
  readComponents: () => readonly ComponentApi[],
  listTried: (api: ComponentApi) => ReadonlySet<string>,
): void {
  if (coverageFloor === undefined) return;
  const { props } = addCoverage(readComponents().map((api) => countCoverage(api, listTried(api))));
  if (toPercent(props) >= coverageFloor) return;
  throw new DocsError(
    'api/coverage-below-floor',
    { name, percent: String(toPercent(props)), floor: String(coverageFloor) },
    `${id}: ${displayPath(join(dir, 'product.ts'))}:1`,
  );
}
