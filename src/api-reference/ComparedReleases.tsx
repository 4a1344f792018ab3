import * as React from 'react';
import { useLocalPath } from '../i18n/index.ts';
import type { ApiLabels } from './apiLabels.ts';
import type { ComponentApi } from './apiReference.types.ts';
import { ApiSentence } from './ApiSentence.tsx';
import { fillLabel } from './fillLabel.ts';
import { HistoryNote } from './HistoryNote.tsx';

/**
 * Links to the same page in other releases, names the releases that lack it,
 * and renders the component's history. Renders nothing when no release was compared.
 */
export function ComparedReleases({ api, labels }: { api: ComponentApi; labels: ApiLabels }) {
  const localPath = useLocalPath();
  if (!api.compared) return null;
  const { releases, href: changes } = api.compared;
  return (
    <>
      <ApiSentence label={labels.compared}>
        {releases.map(({ version, href }) => (
          <React.Fragment key={version}>
            {href === undefined ? (
              fillLabel(labels.notThere, { release: version })
            ) : (
              <a href={localPath(href)}>{version}</a>
            )}
            {', '}
          </React.Fragment>
        ))}
        <a href={localPath(changes)}>{labels.differences}</a>
      </ApiSentence>
      <HistoryNote of={api} labels={labels} />
    </>
  );
}
