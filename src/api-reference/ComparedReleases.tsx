import * as React from 'react';
import { useLocalPath } from '../i18n/index.ts';
import type { ApiLabels } from './apiLabels.ts';
import type { ComponentApi } from './apiReference.types.ts';
import { ApiSentence } from './ApiSentence.tsx';
import { fillLabel } from './fillLabel.ts';

export interface ComparedReleasesProps {
  /** Other releases, and the URL of the page that links all comparisons. */
  compared: NonNullable<ComponentApi['compared']>;
  /** UI strings of the reference. */
  labels: ApiLabels;
}

/** Links to the same page in other releases, and names the releases that lack the page. */
export function ComparedReleases({ compared, labels }: ComparedReleasesProps) {
  const localPath = useLocalPath();
  const { releases, href: changes } = compared;
  return (
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
  );
}
