import type * as React from 'react';
import {
  ApiReference,
  ApiText,
  CodeBlock,
  HookReference,
  type ComponentApi,
  type HookApi,
} from '@vitrine/ui';
import { exportAnchor } from '@vitrine/ui/core';
import type { ApiTabData } from '../../model/page.types.ts';

/** Renders the API of several exports, each under a heading with its slug as `id`. */
export function ApiTabArticle({ components, hooks }: Pick<ApiTabData, 'components' | 'hooks'>) {
  return (
    <>
      {components.map(({ api, importHtml }) => (
        <ApiSection key={api.slug} api={api} importHtml={importHtml}>
          <ApiReference api={api} nested />
        </ApiSection>
      ))}
      {hooks.map(({ hook, importHtml }) => (
        <ApiSection key={hook.slug} api={hook} importHtml={importHtml}>
          <HookReference hook={hook} />
        </ApiSection>
      ))}
    </>
  );
}

interface ApiSectionProps {
  api: ComponentApi | HookApi;
  importHtml: string;
  children: React.ReactNode;
}

function ApiSection({ api, importHtml, children }: ApiSectionProps) {
  const id = exportAnchor(api.slug);
  return (
    <>
      <h2 id={id}>
        <a href={`#${id}`}>{api.name}</a>
      </h2>
      {api.descriptionHtml && <ApiText text={api.description} html={api.descriptionHtml} />}
      <CodeBlock html={importHtml} language="tsx" />
      {children}
    </>
  );
}
