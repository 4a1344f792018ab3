import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialThemeSettings } from '../settings/index.ts';
import { SiteThemeProvider, useSiteTheme } from './SiteThemeProvider.tsx';

function ShowDirection() {
  return useSiteTheme().direction;
}

test('throws a missing-provider error outside SiteThemeProvider (ERR-3)', () => {
  const render = () => renderToString(createElement(ShowDirection));
  expect(render).toThrow(/needs a SiteThemeProvider above it\..*<SiteThemeProvider>/);
  expect(render).toThrow(expect.objectContaining({ code: 'context/missing-provider' }));
});

test('returns the theme settings inside SiteThemeProvider', () => {
  const props = { settings: { ...initialThemeSettings, direction: 'rtl' as const } };
  const tree = createElement(SiteThemeProvider, props, createElement(ShowDirection));
  expect(renderToString(tree)).toBe('rtl');
});
