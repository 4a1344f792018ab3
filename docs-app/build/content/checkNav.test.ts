import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildNavTree, type NavEntry } from '@vitrine/ui/core';
import { checkNav, type ExistingPage } from './checkNav.ts';
import type { Product } from './content.types.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrine-nav-'));
writeFileSync(join(dir, 'nav.ts'), '');
afterAll(() => rmSync(dir, { recursive: true }));

const tab: ExistingPage = {
  pathname: '/base-ui/react-menu/components-api',
  file: join(dir, 'page.mdx'),
  anchors: ['menu', 'menu-item'],
};

function check(entries: readonly NavEntry[], pages: readonly ExistingPage[] = [tab]): void {
  const nav = buildNavTree(entries);
  checkNav({ id: 'base-ui', dir, prefix: '/base-ui', nav } as unknown as Product, pages);
}

test.each<[string, NavEntry[]]>([
  ['an anchor of a page that exists', [{ pathname: '/base-ui/react-menu/components-api/#menu' }]],
  ['an anchor without a slash', [{ pathname: '/base-ui/react-menu/components-api#menu-item' }]],
  [
    'a planned anchor of a page that does not exist',
    [
      { pathname: '/base-ui/react-menu/components-api/#menu' },
      { pathname: '/base-ui/react-badge/components-api/#badge', planned: true },
    ],
  ],
  [
    'a planned anchor that the page does not have yet',
    [
      { pathname: '/base-ui/react-menu/components-api/#menu' },
      { pathname: '/base-ui/react-menu/components-api/#dropdown', planned: true },
    ],
  ],
])('accepts a navigation entry with %s', (_, entries) => {
  expect(() => check(entries)).not.toThrow();
});

test('accepts any anchor of a navigation entry when the anchors of the page are unknown', () => {
  const entries = [{ pathname: '/base-ui/react-menu/components-api/#tabs' }];
  expect(() => check(entries, [{ ...tab, anchors: undefined }])).not.toThrow();
});

test.each<[string, NavEntry[], RegExp]>([
  [
    'an anchor that the page does not have',
    [{ pathname: '/base-ui/react-menu/components-api/#menu-itm' }],
    /"\/base-ui\/react-menu\/components-api#menu-itm" has an anchor that.*#menu-item/,
  ],
  [
    'an anchor of a page that does not exist',
    [{ pathname: '/base-ui/react-badge/components-api/#badge' }],
    /"\/base-ui\/react-badge\/components-api#badge" has no page/,
  ],
  [
    'a planned anchor that exists',
    [{ pathname: '/base-ui/react-menu/components-api/#menu', planned: true }],
    /components-api#menu" is flagged as planned/,
  ],
  [
    'a page that has no navigation entry',
    [],
    /The page "\/base-ui\/react-menu\/components-api" has no entry/,
  ],
])('throws for the navigation error: %s', (_, entries, message) => {
  expect(() => check(entries)).toThrow(message);
});

test.each([
  ['/base-ui/react-badge', 'pages/react-badge/page.mdx'],
  ['/components/button', 'pages/components/button/page.mdx'],
  ['/base-uikit/button', 'pages/base-uikit/button/page.mdx'],
  ['/base-ui', 'pages/overview/page.mdx with the entry /base-ui/overview'],
])('suggests the file of a page when the entry %s has none', (pathname, file) => {
  expect(() => check([{ pathname }])).toThrow(`Write ${file}, or flag the entry as planned.`);
});
