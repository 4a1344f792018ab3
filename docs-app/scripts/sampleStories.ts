import { PLAYGROUND_TAG } from '../build/stories/playground.constants.ts';
import { listChangedPages, pageFolderOf } from '../testing/changedPages.ts';
import { coverFeatures } from '../testing/coverFeatures.ts';
import { CHANGE_LIMITS } from '../testing/tier.ts';
import { interleaveFiles } from '../workbench/interleaveFiles.ts';
import type { Story } from '../workbench/listStories.ts';

/** Step at which the fast tier samples playgrounds: every sixteenth. */
const PLAYGROUND_STEP = 16;

/** Step at which the fast tier samples pages: a demo of every fourth page. */
const PAGE_STEP = 4;

/** Tag that Storybook adds to stories with a play function. */
const PLAY_TAG = 'play-fn';

export interface StorySample {
  stories: readonly Story[];
  changedFiles: readonly string[];
  /** Stories that a changed file reaches, by id, nearest first. */
  reach: ReadonlyMap<string, unknown>;
}

/**
 * Lists the stories that the fast tier tests:
 * - the component stories nearest to a changed file, and some of every story file and tag;
 * - demos of changed pages and of their parent pages, the first of every page before the second of
 *   any page, and a demo of every fourth page and of every tag;
 * - every sixteenth generated playground.
 */
export function sampleStories({ stories, changedFiles, reach }: StorySample): readonly Story[] {
  const playgrounds = stories.filter(isPlayground);
  const demos = stories.filter(isDemo);
  const states = stories.filter((story) => !isPlayground(story) && !isDemo(story));
  const sampled = new Set([
    ...playgrounds.filter((_, index) => index % PLAYGROUND_STEP === 0),
    ...sampleDemos(demos),
    ...sampleStates(states),
  ]);
  const changedPages = listChangedPages(changedFiles);
  const changedDemos = interleaveFiles(demos).filter(({ file }) =>
    changedPages.has(pageFolderOf(file) ?? ''),
  );
  const byId = new Map(states.map((story) => [story.id, story]));
  const reached = [...reach.keys()].flatMap((id) => byId.get(id) ?? []);
  const added = [
    ...changedDemos.filter((story) => !sampled.has(story)).slice(0, CHANGE_LIMITS.demos),
    ...reached.filter((story) => !sampled.has(story)).slice(0, CHANGE_LIMITS.stories),
  ];
  for (const story of added) sampled.add(story);
  return stories.filter((story) => sampled.has(story));
}

function isPlayground({ tags = [] }: Story): boolean {
  return tags.includes(PLAYGROUND_TAG);
}

function isDemo(story: Story): boolean {
  return pageFolderOf(story.file) !== undefined && !isPlayground(story);
}

/** Samples demos: at least one for every fourth page and for every tag. */
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

/** Samples component stories: one per tag; per file, one with and one without a play function. */
function sampleStates(states: readonly Story[]): readonly Story[] {
  return coverFeatures(
    states.map((item) => {
      const { file, tags = [] } = item;
      return { item, features: new Set([...tags, `${file} ${tags.includes(PLAY_TAG)}`]) };
    }),
  );
}
