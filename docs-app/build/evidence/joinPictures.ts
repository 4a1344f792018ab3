import type { Evidence, Pictures } from '@vitrine/ui/core';

/** Adds to what tests found of each story how its pictures compare with those of the base. */
export function joinPictures(evidence: Evidence, { base, looks }: Pictures): Evidence {
  const stories = evidence.stories.map((story) => {
    const found = looks[story.storyId];
    return found ? { ...story, looks: found } : story;
  });
  return { ...evidence, base, stories };
}
