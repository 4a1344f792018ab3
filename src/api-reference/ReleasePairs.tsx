import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import { fillLabel } from './fillLabel.ts';
import { Fold } from './Fold.styles.ts';
import { ReleasePairsRoot } from './ReleasePairs.styles.ts';

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

/** Renders the table of comparable releases, folded on a page that compares two of them. */
export function ReleasePairs({ pairs, current }: ReleasePairsProps) {
  const translate = useTranslate();
  const isFolded = pairs.some(({ href }) => href === current);
  const table = <PairTable pairs={pairs} current={current} />;
  return (
    <ReleasePairsRoot lang={useInterfaceLang()}>
      {isFolded ? (
        <Fold>
          <summary>{translate('changes.pairs')}</summary>
          <div>{table}</div>
        </Fold>
      ) : (
        table
      )}
    </ReleasePairsRoot>
  );
}

/** Renders a table whose cells link to the comparison of the row's and the column's release. */
function PairTable({ pairs, current }: ReleasePairsProps) {
  const translate = useTranslate();
  const older = [...new Set(pairs.map(({ from }) => from))];
  const newer = [...new Set(pairs.map(({ to }) => to))];
  return (
    <table aria-label={translate('changes.pairs')}>
      <thead>
        <tr>
          <th scope="col">{translate('changes.release')}</th>
          {newer.map((release) => (
            <th key={release} scope="col">
              {fillLabel(translate('changes.to'), { release })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {older.map((release) => (
          <tr key={release}>
            <th scope="row">{fillLabel(translate('changes.from'), { release })}</th>
            {newer.map((to) => (
              <td key={to}>
                <PairLink
                  pair={pairs.find((pair) => pair.from === release && pair.to === to)}
                  current={current}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PairLink({ pair, current }: { pair: ReleasePair | undefined; current: string }) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  if (!pair) return null;
  const { href, count } = pair;
  return (
    <a href={localPath(href)} aria-current={href === current ? 'page' : undefined}>
      {fillLabel(translate('changes.count'), { count })}
    </a>
  );
}
