import { classAnchor } from './apiAnchors.ts';
import { ApiValue } from './ApiCode.tsx';
import type { ApiLabels } from './apiLabels.ts';
import { useApiLabels } from './useApiLabels.ts';
import type { ClassApi } from './apiReference.types.ts';
import { ApiFact, ApiRow, ApiTable, type ApiMark } from './ApiTable.tsx';
import { ApiText } from './ApiText.tsx';
import { DeprecatedNote } from './DeprecatedNote.tsx';
import { HistoryNote, type LinkChange } from './HistoryNote.tsx';
import { UsedIn } from './UsedIn.tsx';

export interface ClassesTableProps {
  /** Last segment of the component's page URL; prefixes the row anchors. */
  slug: string;
  /** Classes in display order. */
  classes: readonly ClassApi[];
  /** Returns the URL of a change on the page that compares two releases. */
  linkChange?: LinkChange | undefined;
}

/**
 * Lists the CSS classes of a component, and marks the classes of shared states.
 * Shows the key of a class only when the class name does not end with the key.
 */
export function ClassesTable({ classes, ...rowProps }: ClassesTableProps) {
  const labels = useApiLabels();
  return (
    <ApiTable label={labels.classes} columns={[labels.className, labels.description]}>
      {classes.map((entry) => (
        <ClassRow key={entry.key} {...rowProps} entry={entry} labels={labels} />
      ))}
    </ApiTable>
  );
}

interface ClassRowProps extends Omit<ClassesTableProps, 'classes'> {
  entry: ClassApi;
  labels: ApiLabels;
}

function ClassRow({ slug, entry, linkChange, labels }: ClassRowProps) {
  const { key, className, description, descriptionHtml, global } = entry;
  const id = classAnchor(slug, className);
  const marks: (ApiMark | false)[] = [
    global && { kind: 'state', text: labels.state },
    entry.deprecated !== undefined && { kind: 'deprecated', text: labels.deprecated },
  ];
  return (
    <ApiRow id={id} name={`.${className}`} marks={marks.filter((mark) => mark !== false)}>
      {!className.endsWith(`-${key}`) && (
        <ApiFact label={labels.ruleName}>
          <ApiValue value={key} />
        </ApiFact>
      )}
      <ApiText text={description} html={descriptionHtml} />
      <DeprecatedNote of={entry} labels={labels} />
      <HistoryNote of={entry} id={id} linkChange={linkChange} labels={labels} />
      <UsedIn of={entry} labels={labels} />
    </ApiRow>
  );
}
