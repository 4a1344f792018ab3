import * as React from 'react';
import { addons, types, useParameter, useStorybookState } from 'storybook/manager-api';
import { ReviewPanel } from './ReviewPanel.tsx';

const ADDON = 'vitrine/review';

/** Adds the panel for review comments. */
export function installReview(): void {
  addons.register(ADDON, () => {
    addons.add(`${ADDON}/panel`, {
      type: types.PANEL,
      title: 'Review',
      render: ({ active }) => (active ? React.createElement(CurrentReview) : null),
    });
  });
}

interface Design {
  /** URL of the design file of the story. */
  url?: string;
}

function CurrentReview() {
  const { storyId = '', index } = useStorybookState();
  const { url } = useParameter<Design>('design', {});
  return React.createElement(ReviewPanel, { storyId, index, designUrl: url });
}
