import { useTranslate } from '../i18n/index.ts';
import { ApiName } from './ApiCode.tsx';
import { ApiCell, ApiTable } from './ApiTable.tsx';
import { toPercent, type Coverage, type Share } from './countCoverage.ts';
import { fillLabel } from './fillLabel.ts';
import { useApiLabels } from './useApiLabels.ts';

/** A component or a product, and how much of it the demos use. */
export interface CoverageEntry {
  name: string;
  coverage: Coverage;
}

export interface CoverageTableProps {
  /** Name of the table. */
  label: string;
  /** Components, or products, in the order in which they are shown. */
  entries: readonly CoverageEntry[];
}

/** Lists how much of each component, or of each product, the demos use. */
export function CoverageTable({ label, entries }: CoverageTableProps) {
  const { name, props, slots, classes } = useApiLabels();
  return (
    <ApiTable kind="coverage" label={label} columns={[name, props, slots, classes]}>
      {entries.map(({ name: entry, coverage }) => (
        <tr key={entry} role="row">
          <th role="rowheader">
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
  if (share.total === 0) return <ApiCell>–</ApiCell>;
  const values = { ...share, percent: toPercent(share) };
  return <ApiCell>{fillLabel(translate('api.coverageShare'), values)}</ApiCell>;
}
