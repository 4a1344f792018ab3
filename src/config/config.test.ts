import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AdConfigProvider, useAdConfig } from './AdConfigProvider.tsx';
import { DocsConfigProvider, useDocsConfig } from './DocsConfigProvider.tsx';

const docs = { name: 'Vitrine', languages: ['en', 'zh'] } as const;

function ShowDocs() {
  return useDocsConfig().languages.join(' ');
}

function ShowAds() {
  return String(useAdConfig().displayRatio);
}

describe('without its provider a component says which one it needs', () => {
  test.each([
    ['ERR-1', ShowDocs, 'config/missing-docs', /the docs config: a DocsConfigProvider above it/],
    ['ERR-2', ShowAds, 'config/missing-ads', /the ad config: an AdConfigProvider above it/],
  ])('%s', (_, Component, code, message) => {
    const render = () => renderToString(createElement(Component));
    expect(render).toThrow(message);
    expect(render).toThrow(expect.objectContaining({ name: 'DocsError', code }));
  });
});

describe('below its provider a component reads what the site gave', () => {
  test('docs config', () => {
    const tree = createElement(DocsConfigProvider, { config: docs }, createElement(ShowDocs));
    expect(renderToString(tree)).toBe('en zh');
  });

  test('ad config', () => {
    const config = { displayRatio: 0.1 };
    const tree = createElement(AdConfigProvider, { config }, createElement(ShowAds));
    expect(renderToString(tree)).toBe('0.1');
  });
});
