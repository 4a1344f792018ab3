import * as React from 'react';
import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import { ChangeListRoot } from './ChangeList.styles.ts';
import { fillLabel } from './fillLabel.ts';

/** Two releases and the page that compares them. */
export interface ReleasePair {
  /** Versions, the older first. */
  from: string;
  to: string;
  href: string;
  /** Number of components that differ. */
  count: number;
}

export interface ReleasePairsProps {
  /** Pairs in display order. */
  pairs: readonly ReleasePair[];
  /** URL of the current page. */
  current: string;
}

/** Lists the pairs of releases that have a comparison, one line per older release. */
export function ReleasePairs({ pairs, current }: ReleasePairsProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  const releases = [...new Set(pairs.map(({ from }) => from))];
  return (
    <ChangeListRoot lang={useInterfaceLang()}>
      <ul aria-label={translate('changes.pairs')}>
        {releases.map((release) => (
          <li key={release}>
            {translate('changes.from')} {release}:{' '}
            {pairs
              .filter(({ from }) => from === release)
              .map(({ to, href, count }, index) => (
                <React.Fragment key={to}>
                  {index > 0 && ', '}
                  <a href={localPath(href)} aria-current={href === current ? 'page' : undefined}>
                    {fillLabel(translate('changes.to'), { release: to })}
                  </a>{' '}
                  ({fillLabel(translate('changes.count'), { count })})
                </React.Fragment>
              ))}
          </li>
        ))}
      </ul>
    </ChangeListRoot>
  );
}
