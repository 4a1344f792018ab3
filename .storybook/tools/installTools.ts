import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { addReloadShortcut } from './reloadStory.ts';
import { StoryTools } from './StoryTools.tsx';
import { ViewTools } from './ViewTools.tsx';

const ADDON = 'vitrine/tools';

/** Adds the tools that play and reload a story, and the tools that set toolbar globals. */
export function installTools(): void {
  addons.register(ADDON, (api) => {
    void addReloadShortcut(ADDON, api);
    addons.add(`${ADDON}/story`, {
      type: types.TOOL,
      title: 'Story',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => React.createElement(StoryTools),
    });
    addons.add(`${ADDON}/view`, {
      type: types.TOOL,
      title: 'View',
      match: ({ viewMode, tabId }) => /^(story|docs)$/.test(viewMode ?? '') && !tabId,
      render: () => React.createElement(ViewTools),
    });
  });
}
