import { ApiHeader, ApiReference, ApiTools, ReleaseNotice } from '@vitrine/ui';
import { SponsorBlock } from '../layout/SponsorBlock.tsx';
import type { ApiArticleData } from '../../model/page.types.ts';

/** Renders the API page of a component: its import and links, the filter, and its API. */
export function ApiArticle({
  api,
  inherited,
  linkChange,
  importHtml,
  demoLinks,
  partPages,
  ad,
  release,
}: Omit<ApiArticleData, 'language'>) {
  return (
    <>
      {release && <ReleaseNotice release={release} />}
      <ApiHeader
        importHtml={importHtml}
        demoLinks={demoLinks}
        api={api}
        linkChange={linkChange}
        partPages={partPages}
      />
      <ApiTools />
      <ApiReference api={api} inherited={inherited} linkChange={linkChange} />
      {ad && <SponsorBlock {...ad} />}
    </>
  );
}
