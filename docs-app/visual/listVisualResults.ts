import type { VisualResult } from '@vitrine/ui/core';
import type { Story } from '../workbench/listStories.ts';
import type { ScreenshotResult } from './results.ts';

export interface VisualResultsRequest {
  /** The stories of the base. */
  before: readonly Pick<Story, 'id'>[];
  /** The stories of this tree. */
  after: readonly Pick<Story, 'id'>[];
  /** The stories that a change can reach. */
  reach: ReadonlyMap<string, unknown>;
  results: readonly Pick<ScreenshotResult, 'story' | 'mode' | 'state'>[];
}

/**
 * Lists how each story looks beside the base: an empty list where nothing that it is made from differs, no list
 * where it could differ and was not pictured.
 */
export function listVisualResults({
  before,
  after,
  reach,
  results,
}: VisualResultsRequest): Record<string, VisualResult[]> {
  const known = new Set(before.map(({ id }) => id));
  const untouched = after.filter(({ id }) => known.has(id) && !reach.has(id));
  const looks: Record<string, VisualResult[]> = Object.fromEntries(
    untouched.map(({ id }) => [id, []]),
  );
  for (const { story, mode, state } of results) {
    if (state !== 'removed') (looks[story] ??= []).push({ mode, state });
  }
  return looks;
}
