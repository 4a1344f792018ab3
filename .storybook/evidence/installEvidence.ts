import * as React from 'react';
import {
  addons,
  experimental_getStatusStore as getStatusStore,
  types,
  useStorybookState,
} from 'storybook/manager-api';
import { EvidencePanel } from './EvidencePanel.tsx';
import { loadEvidence } from '@vitrine/ui/core';

const ADDON = 'vitrine/evidence';

/** Adds the panel of evidence, and marks in the sidebar every story with what tests found of it. */
export function installEvidence(): void {
  addons.register(ADDON, () => {
    const loading = loadEvidence();
    addons.add(`${ADDON}/panel`, {
      type: types.PANEL,
      title: 'Evidence',
      render: ({ active }) => (active ? React.createElement(CurrentEvidence, { loading }) : null),
    });
    void loading.then((loaded) => {
      const statuses = [...(loaded?.stories.values() ?? [])].map(
        ({ storyId, status, error = '' }) => ({
          ...{ storyId, typeId: ADDON, title: 'Evidence', description: error },
          value:
            status === 'passed'
              ? ('status-value:success' as const)
              : ('status-value:error' as const),
        }),
      );
      getStatusStore(ADDON).set(statuses);
    });
  });
}

function CurrentEvidence(props: { loading: ReturnType<typeof loadEvidence> }) {
  const { storyId } = useStorybookState();
  return React.createElement(EvidencePanel, { ...props, storyId });
}
