import type { Decision } from '@vitrine/ui/core';

/** Removes stories from decisions when the workbench has no category that contains them. */
export function omitMissingProducts(
  decisions: readonly Decision[],
  categories: readonly string[],
): Decision[] {
  const starts = categories.map((name) => `${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}-`);
  const isPresent = (story: string) => starts.some((start) => story.startsWith(start));
  return decisions
    .map((decision) => ({ ...decision, stories: decision.stories.filter(isPresent) }))
    .filter(({ stories }) => stories.length > 0);
}
