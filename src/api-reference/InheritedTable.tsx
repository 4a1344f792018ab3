import { useLocalPath } from '../i18n/index.ts';
import { ApiType } from './ApiCode.tsx';
import type { ApiLabels } from './apiLabels.ts';
import type { InheritedProps } from './apiReference.types.ts';
import { ApiRow, ApiTable } from './ApiTable.tsx';
import { fillLabel } from './fillLabel.ts';
import { Fold } from './Fold.styles.ts';
import { propMarks } from './PropsTable.tsx';

export interface InheritedTableProps {
  /** Props that the component inherits from another component. */
  inherited: InheritedProps;
  /** UI strings of the reference. */
  labels: ApiLabels;
}

/** Lists props of another component in a folded table. Each name links to the prop's own row. */
export function InheritedTable({ inherited: { name, props }, labels }: InheritedTableProps) {
  const localPath = useLocalPath();
  const label = props.length === 1 ? labels.inheritedProp : labels.inheritedProps;
  const summary = fillLabel(label, { count: props.length, name });
  return (
    <Fold data-inherited={name}>
      <summary>{summary}</summary>
      <ApiTable label={summary} columns={[labels.name, labels.type]}>
        {props.map((prop) => (
          <ApiRow
            key={prop.name}
            href={localPath(prop.href)}
            name={prop.name}
            marks={propMarks(prop, labels)}
          >
            <ApiType type={prop.type} />
          </ApiRow>
        ))}
      </ApiTable>
    </Fold>
  );
}
