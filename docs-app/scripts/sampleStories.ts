import type { TestTier } from '@vitrine/ui/core';
import { PLAYGROUND_TAG } from '../build/stories/playground.constants.ts';
import { listChangedPages, pageFolderOf } from '../testing/changedPages.ts';
import { coverFeatures } from '../testing/coverFeatures.ts';
import type { Story } from '../workbench/listStories.ts';

/** One of this many playgrounds is in the fast tier. */
const PLAYGROUND_STEP = 8;

/** One of this many pages has a demo in the fast tier. */
const PAGE_STEP = 2;

/**
 * Lists the stories that a tier tests. The fast tier has all states of the interface, a demo of
 * every second page and of every tag, all demos of changed pages and of the pages above them, and
 * some of the generated playgrounds.
 */
export function sampleStories(
  stories: readonly Story[],
  tier: TestTier,
  changedFiles: readonly string[],
): readonly Story[] {
  if (tier === 'all') return stories;
  const playgrounds = stories.filter(isPlayground);
  const demos = stories.filter(isDemo);
  const changedPages = listChangedPages(changedFiles);
  const sampled = new Set([
    ...playgrounds.filter((_, index) => index % PLAYGROUND_STEP === 0),
    ...demos.filter(({ file }) => changedPages.has(pageFolderOf(file) ?? '')),
    ...sampleDemos(demos),
  ]);
  const isState = (story: Story) => !isPlayground(story) && !isDemo(story);
  return stories.filter((story) => isState(story) || sampled.has(story));
}

function isPlayground({ tags = [] }: Story): boolean {
  return tags.includes(PLAYGROUND_TAG);
}

function isDemo(story: Story): boolean {
  return pageFolderOf(story.file) !== undefined && !isPlayground(story);
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
