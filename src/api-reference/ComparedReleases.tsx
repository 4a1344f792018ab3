import { useLocalPath } from '../i18n/index.ts';
import type { ApiLabels } from './apiLabels.ts';
import type { ComponentApi } from './apiReference.types.ts';
import { ApiSentence } from './ApiSentence.tsx';
import { HistoryNote } from './HistoryNote.tsx';

/** Says what a component was compared with, and what became of it; nothing where nothing was compared. */
export function ComparedReleases({ api, labels }: { api: ComponentApi; labels: ApiLabels }) {
  const localPath = useLocalPath();
  if (!api.compared) return null;
  const { releases, href } = api.compared;
  return (
    <>
      <ApiSentence label={labels.compared}>
        <a href={localPath(href)}>{releases.join(', ')}</a>
      </ApiSentence>
      <HistoryNote of={api} labels={labels} />
    </>
  );
}
