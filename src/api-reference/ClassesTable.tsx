import { classAnchor } from './apiAnchors.ts';
import { ApiName, ApiValue } from './ApiCode.tsx';
import { fillLabel } from './apiLabelParts.ts';
import { apiLabels, type ApiLabels } from './apiLabels.ts';
import type { ClassApi } from './apiReference.types.ts';
import { ApiCell, ApiRow, ApiTable } from './ApiTable.tsx';
import { ApiText } from './ApiText.tsx';
import { DeprecatedNote } from './DeprecatedNote.tsx';

export interface ClassesTableProps {
  /** Last segment of the component's page address; begins the anchors of the rows. */
  slug: string;
  /** Classes in the order in which they are shown. */
  classes: readonly ClassApi[];
  /** Words of the table. @default apiLabels */
  labels?: ApiLabels;
}

/** Lists the CSS classes of a component; classes of shared states are marked. */
export function ClassesTable({ slug, classes, labels = apiLabels }: ClassesTableProps) {
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
  const isDeprecated = entry.deprecated !== undefined;
  const header = (
    <>
      <ApiName name={`.${className}`} />
      {global && <span data-mark="state">{labels.state}</span>}
      {isDeprecated && <span data-mark="deprecated">{labels.deprecated}</span>}
    </>
  );
  return (
    <ApiRow
      id={classAnchor(slug, className)}
      linkLabel={fillLabel(labels.linkToClass, className)}
      header={header}
      deprecated={isDeprecated}
    >
      <ApiCell label={labels.ruleName}>
        <ApiValue value={key} />
      </ApiCell>
      <ApiCell label={labels.description} kind="text">
        <ApiText text={description} html={descriptionHtml} />
        <DeprecatedNote of={entry} labels={labels} />
      </ApiCell>
    </ApiRow>
  );
}
