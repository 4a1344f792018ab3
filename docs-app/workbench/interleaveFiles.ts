import type { Story } from './listStories.ts';

/** Orders stories so that the first story of every file comes first, then every second story. */
export function interleaveFiles(stories: readonly Story[]): readonly Story[] {
  const positions = new Map<Story, number>();
  const counts = new Map<string, number>();
  for (const story of stories) {
    const position = counts.get(story.file) ?? 0;
    counts.set(story.file, position + 1);
    positions.set(story, position);
  }
  const positionOf = (story: Story) => positions.get(story) ?? 0;
  return stories.toSorted((a, b) => positionOf(a) - positionOf(b));
}
