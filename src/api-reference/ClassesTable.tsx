import { classAnchor } from './apiAnchors.ts';
import { ApiValue } from './ApiCode.tsx';
import type { ApiLabels } from './apiLabels.ts';
import { useApiLabels } from './useApiLabels.ts';
import type { ClassApi } from './apiReference.types.ts';
import { ApiCell, ApiRow, ApiTable, type ApiMark } from './ApiTable.tsx';
import { ApiText } from './ApiText.tsx';
import { DeprecatedNote } from './DeprecatedNote.tsx';
import { HistoryNote } from './HistoryNote.tsx';
import { UsedIn } from './UsedIn.tsx';

export interface ClassesTableProps {
  /** Last segment of the component's page URL; prefixes the row anchors. */
  slug: string;
  /** Classes in display order. */
  classes: readonly ClassApi[];
}

/** Lists the CSS classes of a component, and marks the classes of shared states. */
export function ClassesTable({ slug, classes }: ClassesTableProps) {
  const labels = useApiLabels();
  return (
    <ApiTable
      kind="classes"
      label={labels.classes}
      columns={[labels.className, labels.ruleName, labels.description]}
    >
      {classes.map((entry) => (
        <ClassRow key={entry.key} slug={slug} entry={entry} labels={labels} />
      ))}
    </ApiTable>
  );
}

interface ClassRowProps {
  slug: string;
  entry: ClassApi;
  labels: ApiLabels;
}

function ClassRow({ slug, entry, labels }: ClassRowProps) {
  const { key, className, description, descriptionHtml, global } = entry;
  const marks: (ApiMark | false)[] = [
    global && { kind: 'state', text: labels.state },
    entry.deprecated !== undefined && { kind: 'deprecated', text: labels.deprecated },
  ];
  return (
    <ApiRow
      id={classAnchor(slug, className)}
      name={`.${className}`}
      marks={marks.filter((mark) => mark !== false)}
    >
      <ApiCell>
        <ApiValue value={key} />
      </ApiCell>
      <ApiCell kind="text">
        <ApiText text={description} html={descriptionHtml} />
        <DeprecatedNote of={entry} labels={labels} />
        <HistoryNote of={entry} labels={labels} />
        <UsedIn of={entry} labels={labels} />
      </ApiCell>
    </ApiRow>
  );
}
