import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ReviewPanel } from './ReviewPanel.tsx';

const ADDON = 'vitrine/review';

/** Adds the panel for review comments. */
export function installReview(): void {
  addons.register(ADDON, () => {
    addons.add(`${ADDON}/panel`, {
      type: types.PANEL,
      title: 'Review',
      render: ({ active }) => (active ? React.createElement(ReviewPanel) : null),
    });
  });
}
