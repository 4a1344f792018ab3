import { slotAnchor } from './apiAnchors.ts';
import { ApiValue } from './ApiCode.tsx';
import { useApiLabels } from './useApiLabels.ts';
import type { SlotApi } from './apiReference.types.ts';
import { ApiCell, ApiRow, ApiTable } from './ApiTable.tsx';
import { ApiText } from './ApiText.tsx';
import { HistoryNote } from './HistoryNote.tsx';
import { UsedIn } from './UsedIn.tsx';

export interface SlotsTableProps {
  /** Last segment of the component's page URL; prefixes the row anchors. */
  slug: string;
  /** Slots in display order. */
  slots: readonly SlotApi[];
}

/** Lists the slots of a component; omits the column of class names when no slot has one. */
export function SlotsTable({ slug, slots }: SlotsTableProps) {
  const labels = useApiLabels();
  const hasClasses = slots.some(({ className }) => className !== undefined);
  const { slot, className, defaultComponent, description } = labels;
  return (
    <ApiTable
      kind="slots"
      label={labels.slots}
      columns={[slot, ...(hasClasses ? [className] : []), defaultComponent, description]}
    >
      {slots.map((entry) => (
        <ApiRow key={entry.name} id={slotAnchor(slug, entry.name)} name={entry.name}>
          {hasClasses && <ValueCell value={entry.className && `.${entry.className}`} />}
          <ValueCell value={entry.default} />
          <ApiCell kind="text">
            <ApiText text={entry.description} html={entry.descriptionHtml} />
            <HistoryNote of={entry} labels={labels} />
            <UsedIn of={entry} labels={labels} />
          </ApiCell>
        </ApiRow>
      ))}
    </ApiTable>
  );
}

function ValueCell({ value }: { value?: string }) {
  return <ApiCell>{value && <ApiValue value={value} />}</ApiCell>;
}
