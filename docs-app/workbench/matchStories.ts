import { findClosest } from '@vitrine/ui/core';
import type { Story } from './listStories.ts';

const CLOSEST = { limit: 3, difference: 0.6 };

/** Lists the stories that match a pattern, each once. Throws when a pattern matches none. */
export function findStories(stories: readonly Story[], patterns: readonly string[]): Story[] {
  const matching = patterns.flatMap((pattern) => {
    const matches = matchStories(stories, pattern);
    if (matches.length === 0) throw new Error(explainNoMatch(stories, pattern));
    return matches;
  });
  return [...new Set(matching)];
}

/** Lists the stories whose id, title, name or file contains the pattern, regardless of case. */
function matchStories(stories: readonly Story[], pattern: string): Story[] {
  const part = pattern.replaceAll('\\', '/').toLowerCase();
  return stories.filter(({ id, title, name, file }) =>
    // The test-runner prints stories as `title › name`.
    [id, `${title} › ${name}`, `${title}/${name}`, file].some((text) =>
      text.toLowerCase().includes(part),
    ),
  );
}

/** Explains that no story matches, and suggests the most similar titles and ids. */
function explainNoMatch(stories: readonly Story[], pattern: string): string {
  const names = new Map(
    stories
      .flatMap(({ id, title }) => [id, title, title.split('/').at(-1) ?? ''])
      .map((name) => [name.toLowerCase(), name]),
  );
  const closest = findClosest(pattern.toLowerCase(), [...names.keys()], CLOSEST).map((name) =>
    names.get(name),
  );
  const hint =
    closest.length > 0
      ? `Did you mean ${closest.length > 1 ? 'one of ' : ''}${closest.join(', ')}?`
      : 'A pattern is a part of an id, a title or a file name.';
  return `None of ${stories.length} stories matches “${pattern}”. ${hint}`;
}
