import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialThemeSettings } from '../settings/index.ts';
import { SiteThemeProvider } from '../theme/index.ts';
import { NavRoot } from './NavTree.styles.ts';

test('keeps the space for the chevron of a group at any spacing unit', () => {
  const props = { settings: initialThemeSettings };
  const css = renderToString(createElement(SiteThemeProvider, props, createElement(NavRoot)));
  expect(css).toMatch(/ summary\{[^}]*padding-inline-start:calc\(.* \+ 14px\);/);
});
