import type { StoryEvidence } from '@vitrine/ui/core';

/** Mark beside a story in the sidebar. */
export interface StoryMark {
  storyId: string;
  value: 'status-value:error' | 'status-value:warning';
  title: string;
  description: string;
}

/** Lists marks for the stories that failed or whose screenshots changed. */
export function listMarks(stories: Iterable<StoryEvidence>): StoryMark[] {
  return [...stories].flatMap(({ storyId, status, error = '', screenshots = [] }): StoryMark[] => {
    if (status === 'failed')
      return [{ storyId, value: 'status-value:error', title: 'Failed', description: error }];
    const changed = screenshots.filter(({ state }) => state === 'changed');
    if (changed.length === 0) return [];
    const description = changed.map(({ mode }) => mode).join(', ');
    return [{ storyId, value: 'status-value:warning', title: 'Screenshots changed', description }];
  });
}
