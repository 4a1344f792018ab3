import type { Look } from '@vitrine/ui/core';
import type { Story } from '../workbench/listStories.ts';
import type { PictureResult } from './results.ts';

export interface LooksRequest {
  /** The stories of the base. */
  before: readonly Pick<Story, 'id'>[];
  /** The stories of this tree. */
  after: readonly Pick<Story, 'id'>[];
  /** The stories that a change can reach. */
  reach: ReadonlyMap<string, unknown>;
  results: readonly Pick<PictureResult, 'story' | 'mode' | 'state'>[];
}

/**
 * Lists how each story looks beside the base: an empty list where nothing that it is made from differs, no list
 * where it could differ and was not pictured.
 */
export function listLooks({ before, after, reach, results }: LooksRequest): Record<string, Look[]> {
  const known = new Set(before.map(({ id }) => id));
  const untouched = after.filter(({ id }) => known.has(id) && !reach.has(id));
  const looks: Record<string, Look[]> = Object.fromEntries(untouched.map(({ id }) => [id, []]));
  for (const { story, mode, state } of results) {
    if (state !== 'removed') (looks[story] ??= []).push({ mode, state });
  }
  return looks;
}
