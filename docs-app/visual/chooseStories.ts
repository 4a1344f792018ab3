import type { Story } from '../workbench/listStories.ts';
import { findStories } from '../workbench/matchStories.ts';
import type { VisualOptions } from './readOptions.ts';

export interface StoryChoice {
  before: readonly Story[];
  after: readonly Story[];
  /** Stories of the working tree that a change reaches. */
  reach: ReadonlyMap<string, unknown>;
  options: Pick<VisualOptions, 'all' | 'only'>;
}

/**
 * Chooses the stories to capture per side. Default: new, removed and reached stories.
 * Throws when a pattern of `only` matches no story.
 */
export function chooseStories({ before, after, reach, options }: StoryChoice): {
  before: string[];
  after: string[];
} {
  const [oldIds, newIds] = [before, after].map((stories) => new Set(stories.map(({ id }) => id)));
  const removed = before.filter(({ id }) => !newIds?.has(id));
  const named = new Set(findStories([...after, ...removed], options.only).map(({ id }) => id));
  const isChosen = (id: string) =>
    options.only.length > 0
      ? named.has(id)
      : options.all || reach.has(id) || !oldIds?.has(id) || !newIds?.has(id);
  const choose = (stories: readonly Story[]) => stories.map(({ id }) => id).filter(isChosen);
  return { before: choose(before), after: choose(after) };
}
