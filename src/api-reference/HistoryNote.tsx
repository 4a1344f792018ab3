import { useLocalPath } from '../i18n/index.ts';
import { joinNodes } from '../internal/joinNodes.tsx';
import type { ApiLabels } from './apiLabels.ts';
import type { EntryHistory } from './apiReference.types.ts';
import { fillLabel } from './fillLabel.ts';

/** Returns the URL of the row or section about a change in a release; undefined without one. */
export type LinkChange = (release: string, id: string) => string | undefined;

export interface HistoryNoteProps {
  /** Entry that may have a history in other releases. */
  of: { history?: EntryHistory };
  /** Anchor of the entry, on its page and on the pages with changes. */
  id?: string;
  /** Returns the URL of a change on the page that compares two releases. */
  linkChange?: LinkChange | undefined;
  /** Translated labels of the API page. */
  labels: ApiLabels;
}

/**
 * Lists the releases that added, changed, deprecated or removed an entry, with links to the
 * differences. Renders nothing when the entry has no history.
 */
export function HistoryNote({ of: { history }, id, linkChange, labels }: HistoryNoteProps) {
  const localPath = useLocalPath();
  if (!history) return null;
  const { since, changed = [], deprecated, removed } = history;
  const events = [
    [labels.since, since, 'added'],
    ...changed.map((release) => [labels.changedIn, release, 'changed'] as const),
    [labels.deprecatedIn, deprecated, 'deprecated'],
    [labels.removedIn, removed, 'removed'],
  ] as const;
  const shown = events.filter(([, release]) => release !== undefined);
  if (shown.length === 0) return null;
  return (
    <p data-history="">
      {joinNodes(shown, ' · ', ([label, release = '', section]) => {
        const text = fillLabel(label, { release });
        const href = linkChange?.(release, id ?? section);
        return href === undefined ? text : <a href={localPath(href)}>{text}</a>;
      })}
    </p>
  );
}
