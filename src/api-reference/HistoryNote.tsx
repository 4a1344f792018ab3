import type { ApiLabels } from './apiLabels.ts';
import type { EntryHistory } from './apiReference.types.ts';
import { fillLabel } from './fillLabel.ts';

export interface HistoryNoteProps {
  /** Entry that may have a history in other releases. */
  of: { history?: EntryHistory };
  labels: ApiLabels;
}

/**
 * Lists the releases that added, changed, deprecated or removed an entry.
 * Renders nothing when the entry is the same in all releases.
 */
export function HistoryNote({ of: { history = {} }, labels }: HistoryNoteProps) {
  const { since, changed = [], deprecated, removed } = history;
  const events = [
    [labels.since, since],
    ...changed.map((release) => [labels.changedIn, release] as const),
    [labels.deprecatedIn, deprecated],
    [labels.removedIn, removed],
  ] as const;
  const sentences = events.flatMap(([label, release]) =>
    release === undefined ? [] : fillLabel(label, { release }),
  );
  return sentences.length > 0 && <p data-history="">{sentences.join(' ')}</p>;
}
