import * as React from 'react';
import {
  addons,
  experimental_getStatusStore as getStatusStore,
  internal_universalStatusStore as universalStatusStore,
  types,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { loadEvidence, type LoadedEvidence } from '@vitrine/ui/core';
import { EvidencePanel } from './EvidencePanel.tsx';
import { listMarks } from './listMarks.ts';

const ADDON = 'vitrine/evidence';

/** Adds the Evidence panel, and marks failed and changed stories in the sidebar. */
export function installEvidence(): void {
  addons.register(ADDON, () => {
    const loading = loadEvidence();
    addons.add(`${ADDON}/panel`, {
      type: types.PANEL,
      title: 'Evidence',
      render: ({ active }) => (active ? React.createElement(CurrentEvidence, { loading }) : null),
    });
    void loading.then(
      (loaded) => loaded && markStories(loaded),
      // The panel reports that the results did not load.
      () => {},
    );
  });
}

async function markStories({ stories }: LoadedEvidence): Promise<void> {
  // In development the store syncs with the server; `set` throws before the first state arrives.
  await universalStatusStore.untilReady();
  const statuses = listMarks(stories.values()).map((mark) => ({ ...mark, typeId: ADDON }));
  getStatusStore(ADDON).set(statuses);
}

function CurrentEvidence(props: { loading: ReturnType<typeof loadEvidence> }) {
  const { storyId } = useStorybookState();
  const { tags = [] } = useStorybookApi().getCurrentStoryData() ?? {};
  return React.createElement(EvidencePanel, { ...props, storyId, tags });
}
