// @vitest-environment jsdom
import { createElement } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { I18nProvider } from '../i18n/index.ts';
import { buildNavTree } from './buildNavTree.ts';
import { WHOLE_GROUP_ENTRIES } from './nav.constants.ts';
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

const i18n = { translate: (key: string) => key, language: 'en' } as const;
const show = (currentPath: string, tree = nodes) => {
  const nav = createElement('nav', undefined, createElement(NavTree, { nodes: tree, currentPath }));
  return createElement(ThemeProvider, { theme }, createElement(I18nProvider, i18n, nav));
};

test('opens closed groups when the next page is in them (NAV-17)', () => {
  const { rerender, container } = render(show('/harbor/react-button'));
  const groups = [...container.querySelectorAll('details')];
  expect(groups.map(({ open }) => open)).toEqual([true, true]);
  for (const group of groups) group.open = false;
  rerender(show('/harbor/react-switch'));
  expect(groups.map(({ open }) => open)).toEqual([true, true]);
});

test('scrolls to the next page when its group has not rendered its pages yet', () => {
  const listPages = (group: string) =>
    Array.from({ length: WHOLE_GROUP_ENTRIES + 1 }, (_, index) => ({
      pathname: `/${group}/${index}`,
    }));
  const large = buildNavTree([
    { pathname: '/a', title: 'A', children: listPages('a') },
    { pathname: '/b', title: 'B', children: listPages('b') },
  ]);
  vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 900, 100, 20),
  );
  const { rerender, container } = render(show('/a/1', large));
  rerender(show('/b/1', large));
  expect(container.querySelector('nav')!.scrollTop).toBe(900);
});
