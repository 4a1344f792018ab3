import { useTranslate } from '../i18n/index.ts';
import { ApiName } from './ApiCode.tsx';
import { ApiTable } from './ApiTable.tsx';
import { toPercent, type Coverage, type Share } from './countCoverage.ts';
import { fillLabel } from './fillLabel.ts';
import { useApiLabels } from './useApiLabels.ts';

/** Component or product, and its coverage by demos. */
export interface CoverageEntry {
  name: string;
  coverage: Coverage;
}

export interface CoverageTableProps {
  /** Accessible name of the table. */
  label: string;
  /** Components or products, in display order. */
  entries: readonly CoverageEntry[];
}

/** Lists the share of props, slots and classes that demos use, per component or product. */
export function CoverageTable({ label, entries }: CoverageTableProps) {
  const translate = useTranslate();
  const { name, props, slots, classes } = useApiLabels();
  if (entries.length === 0) return <p>{translate('api.coverageNone')}</p>;
  return (
    <ApiTable label={label} columns={[name, props, slots, classes]} kind="figures">
      {entries.map(({ name: entry, coverage }) => (
        <tr key={entry}>
          <th scope="row">
            <ApiName name={entry} />
          </th>
          <ShareCell share={coverage.props} />
          <ShareCell share={coverage.slots} />
          <ShareCell share={coverage.classes} />
        </tr>
      ))}
    </ApiTable>
  );
}

function ShareCell({ share }: { share: Share }) {
  const translate = useTranslate();
  if (share.total === 0) return <td>–</td>;
  const values = { ...share, percent: toPercent(share) };
  return <td>{fillLabel(translate('api.coverageShare'), values)}</td>;
}
