import { createElement } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NavRoot } from './NavTree.styles.ts';

const theme = createTheme({
  cssVariables: true,
  palette: { surface: { subtle: '#eee', accent: '#eef', bar: '#fff', border: '#888' } },
});

test('keeps the space for the chevron of a group at any spacing unit', () => {
  const css = renderToString(createElement(ThemeProvider, { theme }, createElement(NavRoot)));
  expect(css).toMatch(/ summary\{[^}]*padding-inline-start:calc\(.* \+ 14px\);/);
});
