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
    const open = screenshots.filter(({ state }) => state !== 'same' && state !== 'accepted');
    if (open.length === 0) return [];
    const description = open.map(({ mode, state }) => `${mode}: ${state}`).join(', ');
    return [{ storyId, value: 'status-value:warning', title: 'Screenshots differ', description }];
  });
}
