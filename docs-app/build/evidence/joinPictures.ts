import type { Evidence, Pictures } from '@vitrine/ui/core';

/** Adds to each story the comparison of its screenshots with the base commit. */
export function joinPictures(evidence: Evidence, { base, looks }: Pictures): Evidence {
  const stories = evidence.stories.map((story) => {
    const results = looks[story.storyId];
    return results ? { ...story, looks: results } : story;
  });
  return { ...evidence, base, stories };
}
