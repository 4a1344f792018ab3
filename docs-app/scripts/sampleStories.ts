import { posix } from 'node:path';
import type { TestTier } from '@vitrine/ui/core';
import { PLAYGROUND_TAG } from '../build/stories/playground.constants.ts';
import { coverFeatures } from '../testing/coverFeatures.ts';
import type { Story } from '../workbench/listStories.ts';

/** One of this many playgrounds is in the fast tier. */
const PLAYGROUND_STEP = 8;

/** One of this many pages has a demo in the fast tier. */
const PAGE_STEP = 2;

/** Matches the story file of a page's demos. */
const DEMO_FILE = /^docs-app\/products\/[^/]+\/pages\//;

/**
 * Lists the stories that a tier tests: all of them, or all states of the interface and a sample of
 * the others. The sample has a demo of every second page, all demos of changed pages and the pages
 * above them, a demo with every tag, and some of the generated playgrounds.
 */
export function sampleStories(
  stories: readonly Story[],
  tier: TestTier,
  changedFiles: readonly string[],
): readonly Story[] {
  if (tier === 'all') return stories;
  const isPlayground = ({ tags = [] }: Story) => tags.includes(PLAYGROUND_TAG);
  const playgrounds = stories.filter(isPlayground);
  const demos = stories.filter((story) => DEMO_FILE.test(story.file) && !isPlayground(story));
  const isChanged = ({ file }: Story) =>
    changedFiles.some((changed) => changed.startsWith(`${posix.dirname(file)}/`));
  const sampled = new Set([
    ...playgrounds.filter((_, index) => index % PLAYGROUND_STEP === 0),
    ...demos.filter(isChanged),
    ...sampleDemos(demos),
  ]);
  const isState = (story: Story) => !playgrounds.includes(story) && !demos.includes(story);
  return stories.filter((story) => isState(story) || sampled.has(story));
}

/** Samples demos so that every second page and every tag has one. */
function sampleDemos(demos: readonly Story[]): readonly Story[] {
  const pages = [...new Set(demos.map(({ file }) => file))];
  const sampledPages = new Set(pages.filter((_, index) => index % PAGE_STEP === 0));
  return coverFeatures(
    demos.map((item) => {
      const { file, tags = [] } = item;
      return { item, features: new Set([...tags, ...(sampledPages.has(file) ? [file] : [])]) };
    }),
  );
}
