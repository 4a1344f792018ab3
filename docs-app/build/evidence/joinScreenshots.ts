import type { Evidence, ScreenshotResults } from '@vitrine/ui/core';

/** Adds to each story the comparison of its screenshots with the base commit. */
export function joinScreenshots(
  evidence: Evidence,
  { base, screenshots }: ScreenshotResults,
): Evidence {
  const stories = evidence.stories.map((story) => {
    const results = screenshots[story.storyId];
    return results ? { ...story, screenshots: results } : story;
  });
  return { ...evidence, base, stories };
}
