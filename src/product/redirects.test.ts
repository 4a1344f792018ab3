import { expect, test } from 'vitest';
import { buildRedirects, findRedirect } from './redirects.ts';

const redirects = buildRedirects({
  pathnames: [
    ...['/material-ui/react-button', '/material-ui/react-snackbar', '/material-ui/guides/a'],
    ...['/system/styles/basics', '/x/react-charts/bars', '/experiments/docs/react-thing'],
    ...[
      '/x/api/date-pickers/date-picker',
      '/joy-ui/material-ui/guides/b',
      '/joy-ui/system/styles/c',
    ],
  ],
  folders: {},
});

test.each([
  ['/components/buttons', '/material-ui/react-button'],
  ['/components/snackbars', '/material-ui/react-snackbar'],
  ['/api/date-picker', '/x/api/date-pickers/date-picker'],
  ['/guides/a', '/material-ui/guides/a'],
  ['/styles/basics', '/system/styles/basics'],
])('redirects the former path %s of a moved page', (path, target) => {
  expect(findRedirect(path, redirects)).toBe(target);
});

test.each(['/components/charts', '/components/thing', '/guides/b', '/styles/c'])(
  'does not redirect %s when no page has moved from this path',
  (path) => {
    expect(findRedirect(path, redirects)).toBeUndefined();
  },
);

test('lists every redirected path once, with a leading slash', () => {
  const addresses = redirects.map(({ from }) => from);
  expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('redirects a path with non-ASCII characters and encodes the target (FAULT C5)', () => {
  const moves = [{ from: '/guides/安装', to: '/material-ui/guides/安装 1' }];
  const target = '/material-ui/guides/%E5%AE%89%E8%A3%85%201';
  for (const path of [
    '/guides/安装',
    '/guides/%E5%AE%89%E8%A3%85',
    '/guides/%e5%ae%89%e8%a3%85/',
  ]) {
    expect(findRedirect(path, moves)).toBe(target);
    expect(findRedirect(`/zh${path}`, moves)).toBe(`/zh${target}`);
  }
  expect(findRedirect(target, moves)).toBeUndefined();
});
