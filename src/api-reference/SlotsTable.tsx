import { slotAnchor } from './apiAnchors.ts';
import { ApiValue } from './ApiCode.tsx';
import { useApiLabels } from './useApiLabels.ts';
import type { SlotApi } from './apiReference.types.ts';
import { ApiFact, ApiRow, ApiTable } from './ApiTable.tsx';
import { ApiText } from './ApiText.tsx';
import { HistoryNote, type LinkChange } from './HistoryNote.tsx';
import { UsedIn } from './UsedIn.tsx';

export interface SlotsTableProps {
  /** Last segment of the component's page URL; prefixes the row anchors. */
  slug: string;
  /** Slots in display order. */
  slots: readonly SlotApi[];
  /** Returns the URL of a change on the page that compares two releases. */
  linkChange?: LinkChange | undefined;
}

/** Lists the slots of a component with their class names and default components. */
export function SlotsTable({ slug, slots, linkChange }: SlotsTableProps) {
  const labels = useApiLabels();
  return (
    <ApiTable label={labels.slots} columns={[labels.slot, labels.description]}>
      {slots.map((entry) => {
        const id = slotAnchor(slug, entry.name);
        return (
          <ApiRow key={entry.name} id={id} name={entry.name}>
            {entry.default && (
              <ApiFact label={labels.defaultComponent}>
                <ApiValue value={entry.default} />
              </ApiFact>
            )}
            {entry.className && (
              <ApiFact label={labels.className}>
                <ApiValue value={`.${entry.className}`} />
              </ApiFact>
            )}
            <ApiText text={entry.description} html={entry.descriptionHtml} />
            <HistoryNote of={entry} id={id} linkChange={linkChange} labels={labels} />
            <UsedIn of={entry} labels={labels} />
          </ApiRow>
        );
      })}
    </ApiTable>
  );
}
