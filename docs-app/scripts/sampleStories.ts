import type { TestTier } from '@vitrine/ui/core';
import { PLAYGROUND_TAG } from '../build/stories/playground.constants.ts';
import type { Story } from '../workbench/listStories.ts';

/** One of this many playgrounds is in the fast tier. */
const PLAYGROUND_STEP = 8;

/** Lists the stories that a tier tests: all of them, or a sample of the generated playgrounds. */
export function sampleStories(stories: readonly Story[], tier: TestTier): readonly Story[] {
  if (tier === 'all') return stories;
  const playgrounds = stories.filter(({ tags = [] }) => tags.includes(PLAYGROUND_TAG));
  const isSampled = (story: Story) => playgrounds.indexOf(story) % PLAYGROUND_STEP <= 0;
  return stories.filter(isSampled);
}
