import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocsConfigProvider, useDocsConfig } from './DocsConfigProvider.tsx';

function ShowAddresses() {
  const { workbenchUrl, playgroundPath } = useDocsConfig();
  return `${workbenchUrl} ${playgroundPath}`;
}

test('useDocsConfig throws when there is no DocsConfigProvider (ERR-1)', () => {
  const render = () => renderToString(createElement(ShowAddresses));
  expect(render).toThrow(/needs the docs config of a DocsConfigProvider above it/);
  expect(render).toThrow(
    expect.objectContaining({ name: 'DocsError', code: 'config/missing-docs' }),
  );
});

test('useDocsConfig returns the config of the nearest provider', () => {
  const wrap = (workbenchUrl: string, ...children: ReactElement[]) =>
    createElement(
      DocsConfigProvider,
      { config: { workbenchUrl, playgroundPath: '/playground' } },
      ...children,
    );
  const tree = wrap('/outer/', wrap('/workbench/', createElement(ShowAddresses)));
  expect(renderToString(tree)).toBe('/workbench/ /playground');
});
