import type { Story } from '../workbench/listStories.ts';
import type { VisualOptions } from './readOptions.ts';

export interface StoryChoice {
  before: readonly Story[];
  after: readonly Story[];
  /** The stories of this tree that a change can reach. */
  reach: ReadonlyMap<string, unknown>;
  options: Pick<VisualOptions, 'all' | 'only'>;
}

/** Chooses the stories of each side that are pictured: those in reach of a change, the new and the removed ones. */
export function chooseStories({ before, after, reach, options }: StoryChoice): {
  before: string[];
  after: string[];
} {
  const [old, own] = [before, after].map((stories) => new Set(stories.map(({ id }) => id)));
  const isNamed = (id: string) =>
    options.only.length === 0 || options.only.some((part) => id.includes(part));
  const isAsked = options.all || options.only.length > 0;
  const isChosen = (id: string) =>
    isNamed(id) && (isAsked || reach.has(id) || !old?.has(id) || !own?.has(id));
  const choose = (stories: readonly Story[]) => stories.map(({ id }) => id).filter(isChosen);
  return { before: choose(before), after: choose(after) };
}
