import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialThemeSettings } from '../settings/index.ts';
import { SiteThemeProvider, useSiteTheme } from './SiteThemeProvider.tsx';

function ShowSpacing() {
  return `${useSiteTheme().spacing} px`;
}

test('outside the theme provider a component says that it needs one (ERR-3)', () => {
  const render = () => renderToString(createElement(ShowSpacing));
  expect(render).toThrow(/needs a SiteThemeProvider above it\..*<SiteThemeProvider>/);
  expect(render).toThrow(expect.objectContaining({ code: 'context/missing-provider' }));
});

test('inside it a component reads the settings', () => {
  const props = { settings: { ...initialThemeSettings, spacing: 10 } };
  const tree = createElement(SiteThemeProvider, props, createElement(ShowSpacing));
  expect(renderToString(tree)).toBe('10 px');
});
