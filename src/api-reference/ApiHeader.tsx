import { CodeBlock } from '../code/index.ts';
import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import { joinNodes } from '../internal/joinNodes.tsx';
import { ApiHeaderRoot } from './ApiHeader.styles.ts';
import type { ComponentApi } from './apiReference.types.ts';
import { ComparedReleases } from './ComparedReleases.tsx';
import { HistoryNote, type LinkChange } from './HistoryNote.tsx';
import { useApiLabels } from './useApiLabels.ts';

export interface ApiHeaderProps {
  /** Import statement as HTML, from `highlightCode`. */
  importHtml?: string | undefined;
  /** Pages with demos of the component. */
  demoLinks?: readonly { pathname: string; title: string }[];
  /** Other compared releases of the component, and the history of the component. */
  api?: Pick<ComponentApi, 'compared' | 'history'>;
  /** Returns the URL of a change on the page that compares two releases. */
  linkChange?: LinkChange;
  /** Pathnames of pages whose demos render parts. An empty list omits the anatomy panel. */
  partPages?: readonly string[];
}

/** Renders the head of an API page: import, demos, releases and parts. */
export function ApiHeader({
  importHtml,
  demoLinks = [],
  api = {},
  linkChange,
  partPages = [],
}: ApiHeaderProps) {
  const translate = useTranslate();
  const labels = useApiLabels();
  return (
    <ApiHeaderRoot data-api-header="" lang={useInterfaceLang()}>
      {importHtml !== undefined && (
        <div id="import" role="group" aria-label={translate('page.import')}>
          <CodeBlock html={importHtml} language="tsx" />
        </div>
      )}
      <ul>
        {demoLinks.length > 0 && <Demos links={demoLinks} />}
        {api.compared && (
          <li>
            <ComparedReleases compared={api.compared} labels={labels} />
          </li>
        )}
        {api.history && (
          <li>
            <HistoryNote of={api} linkChange={linkChange} labels={labels} />
          </li>
        )}
        {partPages.length > 0 && (
          <li>
            <details data-parts={partPages.join(' ')} data-markdown-ignore="">
              <summary>{translate('parts.show')}</summary>
            </details>
          </li>
        )}
      </ul>
    </ApiHeaderRoot>
  );
}

function Demos({ links }: { links: NonNullable<ApiHeaderProps['demoLinks']> }) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <li id="demos">
      {translate('page.demos')}:{' '}
      {joinNodes(links, ', ', ({ pathname, title }) => (
        <a href={localPath(pathname)}>{title}</a>
      ))}
    </li>
  );
}
