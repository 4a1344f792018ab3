import { expect, test } from 'vitest';
import { buildRedirects, findRedirect, writeHostRules } from './redirects.ts';

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
])('redirects %s when a page has moved from there', (path, target) => {
  expect(findRedirect(path, redirects)).toBe(target);
});

test.each(['/components/charts', '/components/thing', '/guides/b', '/styles/c'])(
  'does not redirect %s when the page only resembles one that has moved',
  (path) => {
    expect(findRedirect(path, redirects)).toBeUndefined();
  },
);

test('lists every moved path once, with a leading slash', () => {
  const addresses = redirects.map(({ from }) => from);
  expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('writes a rule for each language, and a 404 rule when a path has two', () => {
  expect(writeHostRules([{ from: '/a', to: '/b' }])).toBe(
    [
      ...['/en/en /404.html 404', '/en/en/* /404.html 404'],
      ...['/en/zh /404.html 404', '/en/zh/* /404.html 404'],
      ...['/en/a /b 308', '/zh/a /zh/b 308', '/a /b 308'],
      ...['/en / 308', '/en/* /:splat 308', ''],
    ].join('\n'),
  );
});
