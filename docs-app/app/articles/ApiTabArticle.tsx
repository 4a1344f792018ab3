import type * as React from 'react';
import {
  ApiHeader,
  ApiReference,
  ApiText,
  ApiTools,
  CodeBlock,
  ExportSection,
  HookReference,
  type ComponentApi,
  type HookApi,
} from '@vitrine/ui';
import { exportAnchor } from '@vitrine/ui/core';
import { SponsorBlock } from '../layout/SponsorBlock.tsx';
import type { ApiTabData } from '../../model/page.types.ts';

/** Renders the API of several exports, each under a heading with its slug as `id`. */
export function ApiTabArticle({ components, hooks, partPages, ad }: Omit<ApiTabData, 'language'>) {
  return (
    <>
      {partPages.length > 0 && <ApiHeader partPages={partPages} />}
      <ApiTools />
      {components.map(({ api, importHtml, ...rest }) => (
        <ApiExport key={api.slug} api={api} importHtml={importHtml}>
          <ApiReference api={api} {...rest} nested />
        </ApiExport>
      ))}
      {hooks.map(({ hook, importHtml }) => (
        <ApiExport key={hook.slug} api={hook} importHtml={importHtml}>
          <HookReference hook={hook} />
        </ApiExport>
      ))}
      {ad && <SponsorBlock {...ad} />}
    </>
  );
}

interface ApiExportProps {
  api: ComponentApi | HookApi;
  importHtml: string;
  children: React.ReactNode;
}

function ApiExport({ api, importHtml, children }: ApiExportProps) {
  const id = exportAnchor(api.slug);
  return (
    <ExportSection data-api-export="">
      <h2 id={id}>
        <a href={`#${id}`}>{api.name}</a>
      </h2>
      {api.descriptionHtml && <ApiText text={api.description} html={api.descriptionHtml} />}
      <CodeBlock html={importHtml} language="tsx" />
      {children}
    </ExportSection>
  );
}
