import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, localizePathname } from '../i18n/languages.ts';
import { identifyProduct } from './identifyProduct.ts';
import { isRoutable, normalizePathname } from './normalizePathname.ts';
import { buildRedirects, findRedirect } from './redirects.ts';

const ORIGIN = 'https://docs.example';
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 1000);

const piece = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    'zh',
    'en',
    'ZH',
    'api',
    'api-docs',
    'x',
    'react-button',
    'evil.example',
    '.',
    '..',
  ],
  ...[
    '%2F',
    '%2f',
    '%5C',
    '%252F',
    '%09',
    '%00',
    '\t',
    '\n',
    ' ',
    '?',
    '#',
    '?q=1',
    '#a',
    '%',
    '%E0%A4',
    '@',
    ':',
  ],
  ...['\uD800', '中', 'https:', 'javascript:', '__proto__'],
);
const paths = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join('/')}`),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webPath(),
);

describe('normalizePathname', () => {
  test.each([
    ['any path', '/', 'en', '/'],
    ['PTH-3', '/#foo', 'en', '/'],
    ['PTH-2', '/material-ui/react-button/', 'en', '/material-ui/react-button'],
    ['PTH-1', '/zh/material-ui/react-button/#basic', 'zh', '/material-ui/react-button'],
    ['PTH-1', '/zh/', 'zh', '/'],
    ['PTH-1', '/zh', 'zh', '/'],
    ['PTH-1', '/zh?a=1', 'zh', '/'],
    ['PTH-1', '/en/material-ui/x/', 'en', '/material-ui/x'],
    ['PTH-1', '/zh/zh/x', 'zh', '/zh/x'],
    ['PTH-1', '/fr/material-ui/', 'en', '/fr/material-ui'],
    ['PTH-1', '/ZH/x', 'en', '/ZH/x'],
    ['PTH-1', '/zhx/foo/', 'en', '/zhx/foo'],
    ['PTH-4', '/api', 'en', '/api-docs'],
    ['PTH-4', '/api/button/#props', 'en', '/api-docs/button'],
    ['PTH-4', '/zh/api/button/', 'zh', '/api-docs/button'],
    ['PTH-4', '/material-ui/api/button/', 'en', '/material-ui/api/button'],
    ['PTH-4', '/api-docs/button/', 'en', '/api-docs/button'],
    ['PTH-4', '/apiary/', 'en', '/apiary'],
    ['PTH-3', '/material-ui/react-app-bar/?q=1#x', 'en', '/material-ui/react-app-bar'],
    ['any path', '//evil.example/x', 'en', '/evil.example/x'],
    ['any path', '/\\evil.example', 'en', '/evil.example'],
    ['any path', '/%2F%5Cevil.example', 'en', '/evil.example'],
    ['any path', '/\t/evil.example', 'en', '/evil.example'],
    ['any path', '', 'en', '/'],
  ])('%s: parses the path %j as language %s and pathname %s', (_, path, language, pathname) => {
    expect(normalizePathname(path)).toEqual({ language, pathname });
  });

  test('normalizes any path without changing the origin, and a path without language idempotently (S10)', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const { pathname } = normalizePathname(path);
        expect(new URL(pathname, ORIGIN).origin).toBe(ORIGIN);
        expect(new URL(decodeOnce(pathname), ORIGIN).origin).toBe(ORIGIN);
        // A second language prefix is part of the path, so skip the idempotence check.
        fc.pre(!/^\/(en|zh)(\/|$)/.test(pathname));
        expect(normalizePathname(pathname).pathname).toBe(pathname);
      }),
      { numRuns: 10 * numRuns },
    );
  });

  test('restores the language and the pathname of a localized path', () => {
    fc.assert(
      fc.property(paths, fc.constantFrom(...LANGUAGES), (path, language) => {
        const { pathname } = normalizePathname(path);
        const address = localizePathname(language, pathname);
        expect(normalizePathname(address)).toEqual({ language, pathname });
      }),
      { numRuns },
    );
  });

  test('normalizes a path of one megabyte', () => {
    expect(normalizePathname('/a//'.repeat(250_000)).pathname.length).toBe(500_000);
  });
});

test.each([
  ['/a//b', true],
  ['/a..', true],
  ['/a?b/../c', true],
  ['..', false],
  ['/a/..', false],
  ['/..?b', false],
  ['/100%', false],
])('returns whether a page can have the path %j: %j', (path, expected) => {
  expect(isRoutable(path)).toBe(expected);
});

function decodeOnce(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

describe('identifyProduct', () => {
  test.each([
    ['IDN-1', '/material-ui', 'material-ui', 'core'],
    ['IDN-1', '/joy-ui/react-button/', 'joy-ui', 'core'],
    ['IDN-1', '/base-ui/react-button/components-api/#button', 'base-ui', 'core'],
    ['IDN-1', '/system/', 'system', 'core'],
    ['IDN-2', '/x', 'x', 'x'],
    ['IDN-2', '/zh/x/react-charts/', 'x', 'x'],
    ['IDN-2', '/x/react-data-grid/components', 'x-data-grid', 'x'],
    ['IDN-2', '/x/react-data-grid', 'x-data-grid', 'x'],
    ['IDN-2', '/x/react-data-grids', 'x', 'x'],
    ['IDN-2', '/x/api/data-grid/data-grid/', 'x-data-grid', 'x'],
    ['IDN-2', '/x/api/date-pickers/date-picker/', 'x-date-pickers', 'x'],
    ['IDN-2', '/x/react-date-pickers/', 'x-date-pickers', 'x'],
    ['IDN-3', '/toolpad', 'toolpad-core', 'toolpad'],
    ['IDN-3', '/toolpad/core/introduction', 'toolpad-core', 'toolpad'],
    ['IDN-3', '/toolpad/studio', 'toolpad-studio', 'toolpad'],
    ['IDN-3', '/toolpad/studios', 'toolpad-core', 'toolpad'],
    ['IDN-4', '/versions', 'docs', 'docs'],
    ['IDN-4', '/production-error/?code=1', 'docs', 'docs'],
    ['IDN-5', '/experiments/docs/callouts/', 'docs-infra', 'docs-infra'],
    ['IDN-5', '/experiments/docs', 'docs-infra', 'docs-infra'],
    ['no product', '/experiments/joy/style-guide/', null, null],
    ['no product', '/', null, null],
    ['no product', '/blog', null, null],
    ['no product', '/material-uix', null, null],
    ['no product', '/__proto__', null, null],
    ['no product', '/constructor/x', null, null],
    ['no product', '/%', null, null],
  ])('%s: identifies %s as product %s of category %s', (_, path, productId, productCategoryId) => {
    expect(identifyProduct(path)).toEqual({ productId, productCategoryId });
  });
});

const pathnames = [
  '/',
  '/material-ui/getting-started',
  '/material-ui/getting-started/installation',
  '/material-ui/react-button',
  '/material-ui/react-switch',
  '/material-ui/api/button',
  '/joy-ui/api/button',
  '/x/react-data-grid',
  '/x/api/data-grid/data-grid',
];
const redirects = buildRedirects({
  pathnames,
  folders: { '/material-ui': '/material-ui/getting-started', '/x': '/x/missing' },
});

describe('redirects', () => {
  test.each([
    ['/api/button', '/material-ui/api/button'],
    ['/api/button/', '/material-ui/api/button'],
    ['/api-docs/button', '/material-ui/api/button'],
    ['/zh/api/button/?a=1', '/zh/material-ui/api/button'],
    ['/en/api/button', '/material-ui/api/button'],
    ['/api/data-grid', '/x/api/data-grid/data-grid'],
    ['/components/buttons', '/material-ui/react-button'],
    ['/components/switches', '/material-ui/react-switch'],
    ['/components/data-grid/', '/x/react-data-grid'],
    ['/getting-started/installation', '/material-ui/getting-started/installation'],
    ['/material-ui/', '/material-ui/getting-started'],
    ['/en', '/'],
    ['/zh/', '/zh'],
    ['/x', undefined],
    ['/zh', undefined],
    ['/', undefined],
    ['/api/nothing', undefined],
    ['//api/button', undefined],
    ['/material-ui/api/button?a#b', undefined],
  ])('maps the path %s to the redirect target %s', (path, target) => {
    expect(findRedirect(path, redirects)).toBe(target);
  });

  test('redirects any path at most once and never to another origin', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const target = findRedirect(path, redirects);
        if (target === undefined) return;
        expect(findRedirect(target, redirects)).toBe(undefined);
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns },
    );
  });
});
