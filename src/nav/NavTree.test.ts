// @vitest-environment jsdom
import { createElement } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nProvider } from '../i18n/index.ts';
import { buildNavTree } from './buildNavTree.ts';
import { NavTree } from './NavTree.tsx';

const theme = createTheme({
  cssVariables: true,
  palette: { surface: { subtle: '#eee', accent: '#eef', bar: '#fff', border: '#888' } },
});

const nodes = buildNavTree([
  {
    pathname: '/harbor/components',
    title: 'Components',
    children: [
      {
        pathname: '/harbor/inputs',
        title: 'Inputs',
        children: [{ pathname: '/harbor/react-button' }, { pathname: '/harbor/react-switch' }],
      },
    ],
  },
]);

test('opens closed groups when the next page is in them (NAV-17)', () => {
  const i18n = { translate: (key: string) => key, language: 'en' } as const;
  const show = (currentPath: string) => {
    const tree = createElement(NavTree, { nodes, currentPath });
    return createElement(ThemeProvider, { theme }, createElement(I18nProvider, i18n, tree));
  };
  const { rerender, container } = render(show('/harbor/react-button'));
  const groups = [...container.querySelectorAll('details')];
  expect(groups.map(({ open }) => open)).toEqual([true, true]);
  for (const group of groups) group.open = false;
  rerender(show('/harbor/react-switch'));
  expect(groups.map(({ open }) => open)).toEqual([true, true]);
});
