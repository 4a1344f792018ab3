import * as React from 'react';
import { PlayHollowIcon, SyncIcon } from '@storybook/icons';
import { Button } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { reloadStory } from './reloadStory.ts';

/** Renders buttons that play a story with the parameter `rest`, and that reload any story. */
export function StoryTools() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const isResting = useParameter('rest', false);
  return (
    <React.Fragment>
      {isResting && (
        <Button
          variant="ghost"
          padding="small"
          size="small"
          ariaLabel="Play story"
          onClick={() => api.emit(FORCE_REMOUNT, { storyId })}
        >
          <PlayHollowIcon />
        </Button>
      )}
      <Button
        variant="ghost"
        padding="small"
        size="small"
        ariaLabel="Reload story"
        onClick={() => reloadStory(api)}
      >
        <SyncIcon />
      </Button>
    </React.Fragment>
  );
}
