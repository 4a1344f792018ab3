import {
  ApiReference,
  ApiTools,
  CodeBlock,
  ReleaseNotice,
  useInterfaceLang,
  useTranslate,
} from '@vitrine/ui';
import { LinkList } from '../layout/LocalLink.tsx';
import { SponsorBlock } from '../layout/SponsorBlock.tsx';
import type { ApiArticleData } from '../../model/page.types.ts';

/** Renders the API page of a component: links to its demos, its import, and its API. */
export function ApiArticle({
  api,
  importHtml,
  demoLinks,
  partPages,
  ad,
  release,
}: Omit<ApiArticleData, 'language'>) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  return (
    <>
      {release && <ReleaseNotice release={release} />}
      {ad && <SponsorBlock {...ad} />}
      {demoLinks.length > 0 && (
        <>
          <h2 id="demos">
            <a href="#demos" lang={lang}>
              {translate('page.demos')}
            </a>
          </h2>
          <p lang={lang}>{translate('page.demosLead')}</p>
          <LinkList links={demoLinks} />
        </>
      )}
      <h2 id="import">
        <a href="#import" lang={lang}>
          {translate('page.import')}
        </a>
      </h2>
      <CodeBlock html={importHtml} language="tsx" />
      <ApiTools partPages={partPages} />
      <ApiReference api={api} isOther={release !== undefined} />
    </>
  );
}
