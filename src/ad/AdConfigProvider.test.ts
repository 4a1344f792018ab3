import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdConfigProvider, useAdConfig } from './AdConfigProvider.tsx';

function ShowRatio() {
  return String(useAdConfig().displayRatio);
}

test('useAdConfig throws when there is no AdConfigProvider (ERR-2)', () => {
  const render = () => renderToString(createElement(ShowRatio));
  expect(render).toThrow(/needs the ad config of an AdConfigProvider above it/);
  expect(render).toThrow(
    expect.objectContaining({ name: 'DocsError', code: 'config/missing-ads' }),
  );
});

test('useAdConfig returns the config of the provider', () => {
  const config = { hasFrame: false, displayRatio: 0.25 };
  const tree = createElement(AdConfigProvider, { config }, createElement(ShowRatio));
  expect(renderToString(tree)).toBe('0.25');
});
