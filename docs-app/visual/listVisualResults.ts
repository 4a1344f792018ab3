import type { VisualResult } from '@vitrine/ui/core';
import type { Story } from '../workbench/listStories.ts';
import type { ScreenshotResult } from './results.ts';

export interface VisualResultsRequest {
  /** Stories of the base commit. */
  before: readonly Pick<Story, 'id'>[];
  /** Stories of the working tree. */
  after: readonly Pick<Story, 'id'>[];
  /** Stories that a change reaches. */
  reach: ReadonlyMap<string, unknown>;
  results: readonly Pick<ScreenshotResult, 'story' | 'mode' | 'state'>[];
}

/**
 * Lists the results of each story. The list is empty when no change reaches the story, and missing
 * when the story could differ but has no screenshots.
 */
export function listVisualResults({
  before,
  after,
  reach,
  results,
}: VisualResultsRequest): Record<string, VisualResult[]> {
  const beforeIds = new Set(before.map(({ id }) => id));
  const untouched = after.filter(({ id }) => beforeIds.has(id) && !reach.has(id));
  const byStory: Record<string, VisualResult[]> = Object.fromEntries(
    untouched.map(({ id }) => [id, []]),
  );
  for (const { story, mode, state } of results) {
    if (state !== 'removed') (byStory[story] ??= []).push({ mode, state });
  }
  return byStory;
}
