import { ReleaseNotice, useLocalPath, useTranslate } from '@vitrine/ui';
import { LinkList } from './LocalLink.tsx';
import type { ReleaseData } from './site.types.ts';

/** Leads to the API of a release, and to what differs from others. */
export function ReleaseArticle({ release, changesHref, links }: Omit<ReleaseData, 'language'>) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <>
      <ReleaseNotice release={release} />
      <p>
        <a href={localPath(changesHref)}>{translate('changes.pairs')}</a>
      </p>
      <LinkList links={links} />
    </>
  );
}
