import { ReleaseNotice, useInterfaceLang, useTranslate } from '@vitrine/ui';
import { LinkList, LocalLink } from '../layout/LocalLink.tsx';
import type { ReleaseData } from '../../model/page.types.ts';

/** Renders links to the API of a release and to its differences from other releases. */
export function ReleaseArticle({ release, changesHref, links }: Omit<ReleaseData, 'language'>) {
  const translate = useTranslate();
  return (
    <>
      <ReleaseNotice release={release} />
      <p lang={useInterfaceLang()}>
        <LocalLink href={changesHref}>{translate('changes.pairs')}</LocalLink>
      </p>
      <LinkList links={links} />
    </>
  );
}
